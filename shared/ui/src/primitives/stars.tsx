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
const oneStar = 'm12 3.6 2.6 5.27 5.82.85-4.21 4.1.99 5.8L12 16.88l-5.2 2.74.99-5.8-4.21-4.1 5.82-.85z';
const places = [0, 1, 2, 3, 4];

/** Five stars, filled from the reading side in steps as fine as the value. */
export function Stars({ value, label, size = 'medium', className }: StarsProps) {
  const filledWidth = Math.min(Math.max(value, 0), 5) * starWidth;
  return (
    <span role="img" aria-label={label} className={classNames(css.stars, css[size], className)}>
      <svg className={css.drawing} viewBox={`0 0 ${starWidth * 5} 24`} aria-hidden="true" focusable="false">
        <Row className={css.empty} />
        {/* An inner svg clips what overflows it; no id and no style attribute is needed. */}
        <svg width={filledWidth} height="24">
          <Row className={css.full} />
        </svg>
      </svg>
    </span>
  );
}

function Row({ className }: { className: string | undefined }) {
  return (
    <g className={className}>
      {places.map((place) => (
        <path key={place} d={oneStar} transform={`translate(${place * starWidth})`} />
      ))}
    </g>
  );
}
