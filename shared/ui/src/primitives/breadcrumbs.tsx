import css from './breadcrumbs.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { type RenderLink, useRenderLink } from './ui-provider.tsx';

/** A step without `href` is text. The last one is the current page and never a link. `lang` where it is not the page's. */
export type Crumb = { text: string; href?: string | undefined; lang?: string | undefined };

type BreadcrumbsProps = {
  crumbs: readonly Crumb[];
  /** Names the landmark: "Breadcrumb". */
  label: string;
  renderLink?: RenderLink | undefined;
  /** On phones the trail is one way back: to the step before this page. */
  isBackOnPhones?: boolean | undefined;
  className?: string | undefined;
};

/** The way from the home page to here. */
export function Breadcrumbs({ crumbs, label, renderLink, isBackOnPhones, className }: BreadcrumbsProps) {
  const render = useRenderLink(renderLink);
  return (
    <nav aria-label={label} className={classNames(css.nav, isBackOnPhones && css.back, className)}>
      <ol className={css.list}>
        {crumbs.map(({ text, href, lang }, index) => {
          const isCurrent = index === crumbs.length - 1;
          return (
            <li key={href ?? text} className={css.crumb}>
              {index > 0 && <Icon name="chevron-end" size={16} className={css.chevron} />}
              {href && !isCurrent ? (
                render({ href, className: css.link, children: text })
              ) : (
                <span className={css.current} aria-current={isCurrent ? 'page' : undefined}>
                  <bdi lang={lang}>{text}</bdi>
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
