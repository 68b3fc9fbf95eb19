import type { ReactNode } from 'react';
import css from './badge.module.css';
import { classNames } from './class-names.ts';

export type BadgeTone = 'sale' | 'success' | 'warning' | 'neutral' | 'inverse';

type BadgeProps = {
  children: ReactNode;
  tone?: BadgeTone | undefined;
  /** `solid` over pictures, `soft` in text, `plain` a coloured dot and words (stock). Default `soft`. */
  look?: 'solid' | 'soft' | 'plain' | undefined;
  className?: string | undefined;
};

/** A short mark: a reduction, a stock state, "new". Text that is only digits and signs keeps its order. */
export function Badge({ children, tone = 'neutral', look = 'soft', className }: BadgeProps) {
  const isFigure = typeof children === 'string' && /^[\d\s%+\-–.,/]+$/.test(children);
  return (
    <span className={classNames(css.badge, css[look], css[tone], className)}>
      {isFigure ? (
        <bdi dir="ltr" translate="no">
          {children}
        </bdi>
      ) : (
        children
      )}
    </span>
  );
}
