import { classNames } from './class-names.ts';
import css from './stars.module.css';

type StarsProps = {
  /** 0–5; values outside are cut. */
  value: number;
  /** The text alternative: "4.5 out of 5". */
  label: string;
  size?: 'small' | 'medium' | undefined;
  className?: string | undefined;
};

const starWidth = 24;

/**
 * Five stars, filled from the reading side in steps as fine as the value. The stars' shape is a mask of the styles
 * (a list of products shows dozens of ratings); the drawing itself is only a bar as long as the value.
 */
export function Stars({ value, label, size = 'medium', className }: StarsProps) {
  const filledWidth = Math.round(Math.min(Math.max(value, 0), 5) * starWidth);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${starWidth * 5} 24`}
      className={classNames(css.stars, css[size], className)}
    >
      <rect width={filledWidth} height="24" />
    </svg>
  );
}
