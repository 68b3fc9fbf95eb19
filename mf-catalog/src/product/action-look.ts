/** How a button on a picture looks in its card, beyond what all of them have. */
export type ActionLook = {
  className?: string | undefined;
  /** -1 in a toolbar, but for its first button. */
  tabIndex?: number | undefined;
  /** A word or two that the card's styles draw beside the button. */
  'data-tip'?: string | undefined;
};
