/** Whether what was set aside is the shopper's own. */
export type AsideAnswer = 'taken' | 'dropped';

let answer: ((given: AsideAnswer) => void) | undefined;

/*
 * The service and the page are separate modules of this remote; this leads the page's answer to the service. It is written in
 * the browser only.
 */
export const asideAnswer = {
  give: (given: AsideAnswer): void => answer?.(given),
  onGiven(receive: typeof answer): void {
    answer = receive;
  },
};
