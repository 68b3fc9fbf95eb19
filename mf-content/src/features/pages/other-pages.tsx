import { paths } from '@dana/contracts/paths';
import { useShell } from '@dana/runtime';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { pageLinksQuery } from '../../api/pages.queries.ts';
import css from './page-view.module.css';

/** The shop's story has a page of its own. */
const pathOf = (slug: string) => (slug === 'about' ? paths.about() : paths.page(slug));

/** All pages of this kind, the shown one marked; nothing where their names cannot be had. */
export function OtherPages({ current }: { current: string }) {
  const { t } = useTranslation('content');
  const { api } = useShell();
  const { data: links = [] } = useQuery(pageLinksQuery(api));
  if (links.length === 0) return null;
  return (
    <nav aria-label={t('pages.others')} className={css.others}>
      <h2 className={css.title}>{t('pages.others')}</h2>
      <ul>
        {links.map(({ slug, title }) => (
          <li key={slug}>
            <Link to={pathOf(slug)} className={css.link} aria-current={slug === current ? 'page' : undefined}>
              <bdi>{title}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
