import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import css from './section-heading.module.css';

export type SectionHeadingProps = {
  title: ReactNode;
  overline?: string | undefined;
  text?: ReactNode | undefined;
  /** At the end of the line: a link to all of it. */
  action?: ReactNode | undefined;
  level?: 1 | 2 | 3 | undefined;
  align?: 'start' | 'center' | undefined;
  /** For `aria-labelledby` of the section. */
  id?: string | undefined;
  className?: string | undefined;
};

/** The opening of a section or a page. */
export function SectionHeading({
  title,
  overline,
  text,
  action,
  level = 2,
  align = 'start',
  id,
  className,
}: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  const heading = (
    // The h1 takes the focus after a change of page.
    <Heading id={id} tabIndex={level === 1 ? -1 : undefined}>
      {title}
    </Heading>
  );
  return (
    <div className={classNames(css.row, css[align], className)}>
      {overline || text ? (
        <div className={css.words}>
          {overline && <p className={css.overline}>{overline}</p>}
          {heading}
          {text && <div className={css.text}>{text}</div>}
        </div>
      ) : (
        heading
      )}
      {action}
    </div>
  );
}
