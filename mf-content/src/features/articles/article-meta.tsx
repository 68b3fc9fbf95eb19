import type { PostSummary } from '@dana/contracts/api/post';
import { formatDate } from '@dana/i18n';
import { classNames } from '@dana/ui';
import { useShell } from '@dana/runtime';
import { useTranslation } from 'react-i18next';
import css from './article-meta.module.css';

type ArticleMetaProps = { post: PostSummary; className?: string | undefined; isShort?: boolean };

/** Date, author and how long it takes to read; the short form has only the date. */
export function ArticleMeta({ post, className, isShort = false }: ArticleMetaProps) {
  const { t } = useTranslation('content');
  const { locale } = useShell();
  return (
    <p className={classNames(css.meta, className)}>
      <span className={css.group}>
        <time dateTime={post.date}>{formatDate(post.date, locale)}</time>
        {!isShort && post.author && (
          <span>
            <bdi>{post.author}</bdi>
          </span>
        )}
      </span>
      {!isShort && (
        <span className={css.group}>
          {post.reading_minutes !== undefined && (
            <span>{t('article.readingMinutes', { count: post.reading_minutes })}</span>
          )}
          {post.comments_count > 0 && <span>{t('article.comments', { count: post.comments_count })}</span>}
        </span>
      )}
    </p>
  );
}
