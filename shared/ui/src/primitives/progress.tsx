import { classNames } from './class-names.ts';
import css from './progress.module.css';

type ProgressBarProps = {
  /** 0–100. */
  percent: number;
  /** The text alternative, usually the sentence beside it. */
  label: string;
  className?: string | undefined;
};

/** How far something is, filling from the reading side: free shipping, steps of checkout. */
export function ProgressBar({ percent, label, className }: ProgressBarProps) {
  const value = Math.round(Math.min(Math.max(percent, 0), 100));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
      className={classNames(css.bar, className)}
    >
      {/* A drawing instead of a width style: it passes a policy that forbids style attributes. */}
      <svg
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        className={css.track}
        aria-hidden="true"
        focusable="false"
      >
        <rect width={value} height="1" className={css.done} />
      </svg>
    </div>
  );
}
