import css from './button.module.css';
import { classNames } from './class-names.ts';

export type ButtonVariant = 'solid' | 'outline' | 'quiet';
export type ButtonSize = 'small' | 'medium' | 'large';

export type ButtonLook = {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Takes the whole width of its container. */
  block?: boolean | undefined;
  /** On which side its words, and not its inset, stand on the edge of what is around it: for `quiet` ones. */
  flush?: 'start' | 'end' | undefined;
  className?: string | undefined;
};

/** The class of a button, for a link or any element that must look like one. Default: solid, medium. */
export function buttonClass({
  variant = 'solid',
  size = 'medium',
  block = false,
  flush,
  className,
}: ButtonLook = {}): string {
  return classNames(css.button, css[variant], css[size], block && css.block, flush && css[flush], className);
}
