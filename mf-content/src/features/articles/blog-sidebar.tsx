import type { PostSummary } from '@dana/contracts/api/post';
import { localPath, paths } from '@dana/contracts/paths';
import { isLongSearch, searchedText, searchMaxLength } from '@dana/contracts/typed-text';
import { classNames, IconButton, Picture, Tag, TextField } from '@dana/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useShell } from '@dana/runtime';
import { useTranslation } from 'react-i18next';
import { ArticleMeta } from './article-meta.tsx';
import { blogAddress } from './blog-address.ts';
import css from './blog-sidebar.module.css';
import { countCategories, countTags } from './count-subjects.ts';

const latestShown = 3;
const tagsShown = 12;

type BlogSidebarProps = { posts: PostSummary[]; filter: { category: string; search: string } };

/** Search, subjects and the newest articles. */
export function BlogSidebar({ posts, filter }: BlogSidebarProps) {
  const { t } = useTranslation('content');
  return (
    <div className={css.sidebar}>
      <BlogSearch key={filter.search} search={filter.search} />
      {posts.length > 0 && (
        <>
          <Block title={t('sidebar.categories')}>
            <ul className={css.categories}>
              {countCategories(posts).map(({ name, count }) => (
                <li key={name}>
                  <Link
                    to={blogAddress({ category: name })}
                    className={css.category}
                    aria-current={name === filter.category ? 'true' : undefined}
                  >
                    <span>{name}</span>
                    <span className={css.count}>
                      <span aria-hidden="true">{count}</span>
                      <span className="visually-hidden">{t('sidebar.articleCount', { count })}</span>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </Block>
          <Block title={t('sidebar.latest')} isBeside>
            <ul className={css.latest}>
              {posts.slice(0, latestShown).map((post) => (
                <li key={post.id} className={css.entry}>
                  {post.image && (
                    <Picture src={post.image.full_url} alt="" sizes="72px" className={css.thumb} />
                  )}
                  <div>
                    <Link
                      to={paths.blogPost(post.slug)}
                      className={css.entryLink}
                      lang={post.text_lang ?? undefined}
                    >
                      {post.title}
                    </Link>
                    <ArticleMeta post={post} isShort />
                  </div>
                </li>
              ))}
            </ul>
          </Block>
          <Block title={t('sidebar.tags')} isBeside>
            <ul className={css.tags}>
              {countTags(posts)
                .slice(0, tagsShown)
                .map(({ name }) => (
                  <li key={name}>
                    <Tag href={blogAddress({ tag: name })}>{name}</Tag>
                  </li>
                ))}
            </ul>
          </Block>
        </>
      )}
    </div>
  );
}

/** `isBeside`: only where it stands beside the articles; below them it would say again what they just said. */
function Block({ title, isBeside, children }: { title: string; isBeside?: boolean; children: ReactNode }) {
  return (
    <div className={classNames(isBeside && css.beside)}>
      <h2 className={css.title}>{title}</h2>
      {children}
    </div>
  );
}

/** A plain GET form, so that it searches without scripts too. */
function BlogSearch({ search }: { search: string }) {
  const { t } = useTranslation('content');
  const { locale } = useShell();
  const navigate = useNavigate();
  const [isLong, setLong] = useState(false);
  const tooLong = isLong ? t('sidebar.searchTooLong', { max: searchMaxLength }) : undefined;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('search');
    void navigate(blogAddress({ search: searchedText(String(typed ?? '')) }));
  };
  return (
    <form
      role="search"
      aria-label={t('sidebar.search')}
      action={localPath(locale, paths.blog())}
      onSubmit={submit}
    >
      <TextField
        name="search"
        type="search"
        label={t('sidebar.search')}
        hideLabel
        placeholder={t('sidebar.searchHint')}
        defaultValue={search}
        hint={tooLong}
        onChange={({ target }) => setLong(isLongSearch(target.value))}
        after={
          <IconButton icon="search" size="small" type="submit" label={t('sidebar.submit')} tooltip="none" />
        }
      />
      <span role="status" className="visually-hidden">
        {tooLong}
      </span>
    </form>
  );
}
