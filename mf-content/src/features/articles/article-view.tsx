import type { Post, PostSummary } from '@dana/contracts/api/post';
import { paths } from '@dana/contracts/paths';
import { Breadcrumbs, classNames, Container, Picture, RichText, Tag } from '@dana/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { ArticleMeta } from './article-meta.tsx';
import { ArticleNeighbours } from './article-neighbours.tsx';
import { ArticleShare } from './article-share.tsx';
import { ArticleTeaser } from './article-teaser.tsx';
import css from './article-view.module.css';
import { AuthorCard } from './author-card.tsx';
import { blogAddress } from './blog-address.ts';
import { Quotation } from './quotation.tsx';

const furtherShown = 3;

/** How wide an article's picture is drawn; the preload in the head must ask for the same. */
export const articlePictureSizes = '(min-width: 80rem) 80rem, 100vw';

type ArticleViewProps = {
  post: Post;
  recent: PostSummary[];
  /** `aside`: the text with a column beside it; `wide`: the text alone, what can be done with it beside its start. */
  look: 'aside' | 'wide';
  /** Stands beside the text in the look `aside`. */
  sidebar?: ReactNode;
  /** What readers said, and the form to say something. */
  comments: ReactNode;
};

/** An article to be read: heading, picture, text in a readable measure, and where to go on. */
export function ArticleView({ post, recent, look, sidebar, comments }: ArticleViewProps) {
  const { t } = useTranslation('content');
  const lang = post.text_lang ?? undefined;
  const further = recent.filter(({ slug }) => slug !== post.slug).slice(0, furtherShown);
  return (
    <>
      <article>
        <Container className={css.opening}>
          <Breadcrumbs
            label={t('page.breadcrumb')}
            crumbs={[
              { text: t('page.home'), href: paths.home() },
              { text: t('blog.crumb'), href: paths.blog() },
              { text: post.title },
            ]}
          />
          <div className={css.heading}>
            {post.category && (
              <Link to={blogAddress({ category: post.category })} className={css.category}>
                {post.category}
              </Link>
            )}
            <h1 tabIndex={-1} className={css.title}>
              <bdi lang={lang}>{post.title}</bdi>
            </h1>
            {post.excerpt && (
              <p lang={lang} dir="auto" className={css.excerpt}>
                {post.excerpt}
              </p>
            )}
            <ArticleMeta post={post} className={css.meta} />
          </div>
          {post.image && (
            <Picture
              src={post.image.full_url}
              alt={post.image.alt}
              ratio="wide"
              sizes={articlePictureSizes}
              priority
              className={css.picture}
            />
          )}
        </Container>
        <Container className={classNames(css.columns, css[look])}>
          <div className={css.body}>
            {!holdsQuotation(post) && <Quotation media={post.media} />}
            {/* Its own language and, by the text itself, its own direction. */}
            <div lang={lang}>
              <RichText html={post.content} className={css.text} />
            </div>
            {post.tags.length > 0 && (
              <ul className={css.tags} aria-label={t('article.tags')}>
                {post.tags.map((tag) => (
                  <li key={tag}>
                    <Tag href={blogAddress({ tag })}>{tag}</Tag>
                  </li>
                ))}
              </ul>
            )}
            <ArticleNeighbours previous={post.previous} next={post.next} />
            {post.author && <AuthorCard name={post.author} />}
            {comments}
          </div>
          <aside className={css.beside} aria-label={t('article.beside')}>
            <ArticleShare title={post.title} slug={post.slug} />
            {look === 'aside' && <div className={css.sidebar}>{sidebar}</div>}
          </aside>
        </Container>
      </article>
      {further.length > 0 && (
        <Container className={css.further}>
          <h2>{t('article.further')}</h2>
          <ul className={css.cards}>
            {further.map((other) => (
              <li key={other.id}>
                <ArticleTeaser post={other} look="card" level={3} />
              </li>
            ))}
          </ul>
        </Container>
      )}
    </>
  );
}

/** Whether the text itself already says the sentence that stands for it in lists. */
function holdsQuotation({ media, content }: Post): boolean {
  return media?.type === 'quote' && content.includes([media.value].flat().join(' '));
}
