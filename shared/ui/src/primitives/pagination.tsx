import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { pagesToShow } from './pages-to-show.ts';
import css from './pagination.module.css';
import { type RenderLink, useRenderLink } from './ui-provider.tsx';

export type PaginationProps = {
  /** From 1. */
  current: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  labels: { nav: string; previous: string; next: string; page: (page: number) => string };
  renderLink?: RenderLink | undefined;
  className?: string | undefined;
};

const gapSign = '…';

/** Links to the pages of a list; nothing when there is only one. */
export function Pagination({ current, pageCount, hrefFor, labels, renderLink, className }: PaginationProps) {
  const render = useRenderLink(renderLink);
  if (pageCount <= 1) return null;

  const step = (page: number, icon: 'chevron-start' | 'chevron-end', label: string) =>
    page >= 1 && page <= pageCount ? (
      render({
        href: hrefFor(page),
        'aria-label': label,
        rel: icon === 'chevron-end' ? 'next' : 'prev',
        className: css.page,
        children: <Icon name={icon} className={css.glyph} />,
      })
    ) : (
      <span className={classNames(css.page, css.off)} aria-hidden="true">
        <Icon name={icon} className={css.glyph} />
      </span>
    );

  return (
    <nav aria-label={labels.nav} className={className}>
      <ul className={css.list}>
        <li>{step(current - 1, 'chevron-start', labels.previous)}</li>
        {pagesToShow(current, pageCount).map((page, index) => (
          <li key={page ?? `gap-${index}`}>
            {page === null ? (
              <span className={classNames(css.page, css.off)} aria-hidden="true">
                {gapSign}
              </span>
            ) : (
              render({
                href: hrefFor(page),
                'aria-label': labels.page(page),
                'aria-current': page === current ? 'page' : undefined,
                className: classNames(css.page, page === current && css.current),
                children: page,
              })
            )}
          </li>
        ))}
        <li>{step(current + 1, 'chevron-end', labels.next)}</li>
      </ul>
    </nav>
  );
}
