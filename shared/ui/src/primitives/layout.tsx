import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import css from './layout.module.css';

type ContainerProps = {
  /** 1280, 1600 and 720 px. Default `content`. */
  size?: 'content' | 'wide' | 'narrow' | undefined;
  as?: 'div' | 'section' | 'header' | 'footer' | 'main' | undefined;
  /** It stands below the first view: a document that was just opened lays it out when it comes near. */
  isPart?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** Centres what it holds between the page's gutters. */
export function Container({
  size = 'content',
  as: Element = 'div',
  isPart,
  className,
  children,
}: ContainerProps) {
  return (
    // The document's first script marks parts and pictures that it shows, before React looks at them.
    <Element
      className={classNames(css.container, css[size], className)}
      data-part={isPart ? '' : undefined}
      suppressHydrationWarning={isPart}
    >
      {children}
    </Element>
  );
}

type GridProps = {
  /**
   * `cards` 2, 3, 4 columns by the grid's own width; `thirds` 1, 2, 3; `halves` 1, 2; `aside-start` and `aside-end`
   * a 3 : 9 column from 992 px; `summary` 8 : 4 for cart and checkout.
   */
  columns: 'cards' | 'thirds' | 'halves' | 'aside-start' | 'aside-end' | 'summary';
  as?: 'div' | 'ul' | 'ol' | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** The shop's few grids, so that edges meet across pages. */
export function Grid({ columns, as: Element = 'div', className, children }: GridProps) {
  return <Element className={classNames(css.grid, css[columns], className)}>{children}</Element>;
}
