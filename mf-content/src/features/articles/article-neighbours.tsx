import type { Post } from '@dana/contracts/api/post';
import { paths } from '@dana/contracts/paths';
import { Icon } from '@dana/ui';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import css from './article-neighbours.module.css';

/** The articles before and after this one. */
export function ArticleNeighbours({ previous, next }: Pick<Post, 'previous' | 'next'>) {
  const { t } = useTranslation('content');
  if (!previous && !next) return null;
  return (
    <nav aria-label={t('article.neighbours')} className={css.neighbours}>
      {previous && (
        <Link to={paths.blogPost(previous.slug)} rel="prev" className={css.link}>
          <span className={css.label}>
            <Icon name="arrow-start" size={16} />
            {t('article.previous')}
          </span>
          <bdi>{previous.title}</bdi>
        </Link>
      )}
      {next && (
        <Link to={paths.blogPost(next.slug)} rel="next" className={`${css.link} ${css.next}`}>
          <span className={css.label}>
            {t('article.next')}
            <Icon name="arrow-end" size={16} />
          </span>
          <bdi>{next.title}</bdi>
        </Link>
      )}
    </nav>
  );
}
