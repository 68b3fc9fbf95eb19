import type { PostSummary } from '@dana/contracts/api/post';
import { paths } from '@dana/contracts/paths';
import { classNames, Icon, Picture } from '@dana/ui';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { ArticleMeta } from './article-meta.tsx';
import css from './article-teaser.module.css';
import { Quotation } from './quotation.tsx';

type ArticleTeaserProps = {
  post: PostSummary;
  /** `lead` opens a page, `row` follows it, `card` stands among others. */
  look: 'lead' | 'row' | 'card';
  /** Level of its title. */
  level: 2 | 3;
};

const sizes = {
  lead: '(min-width: 62rem) 58rem, 100vw',
  row: '(min-width: 48rem) 24rem, 100vw',
  card: '(min-width: 48rem) 26rem, (min-width: 36rem) 48vw, 100vw',
};

/** The beginning of an article, with one link that covers it all. */
export function ArticleTeaser({ post, look, level }: ArticleTeaserProps) {
  const { t } = useTranslation('content');
  const Title = `h${level}` as const;
  const lang = post.text_lang ?? undefined;
  return (
    <article className={classNames(css.teaser, css[look])}>
      {post.image && (
        <Picture src={post.image.full_url} alt="" ratio="wide" sizes={sizes[look]} className={css.picture} />
      )}
      <div className={css.words}>
        {post.category && <p className={css.category}>{post.category}</p>}
        <Title className={css.title} lang={lang}>
          <Link discover="none" to={paths.blogPost(post.slug)} className={css.link}>
            {post.title}
          </Link>
        </Title>
        {look !== 'card' && <ArticleMeta post={post} />}
        {look === 'lead' && <Quotation media={post.media} />}
        {post.excerpt && (
          <p className={css.excerpt} lang={lang}>
            {post.excerpt}
          </p>
        )}
        {look === 'card' ? (
          <ArticleMeta post={post} isShort />
        ) : (
          <span className={css.more} aria-hidden="true">
            {t('article.read')}
            <Icon name="arrow-end" size={16} />
          </span>
        )}
      </div>
    </article>
  );
}
