import { useShopMotif } from '@dana/commerce/shop-motif';
import { useShell } from '@dana/runtime';
import { Button, classNames, LinkButton, Pagination, Skeleton, StateView, Tag } from '@dana/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import type { PostFilter } from '../../api/posts.queries.ts';
import { postsQuery } from '../../api/posts.queries.ts';
import { ArticleTeaser } from './article-teaser.tsx';
import { type BlogView, blogAddress } from './blog-address.ts';
import css from './blog-list.module.css';
import { ViewSwitch } from './view-switch.tsx';

type BlogListProps = {
  filter: PostFilter;
  /** Address without query that page numbers and removed filters lead to. */
  path: string;
  /** `feature` opens with one large article; `grid` and `list` are all alike. */
  look: 'feature' | 'grid' | 'list';
  /** What the address says of the look, kept from page to page. */
  view?: BlogView | '';
  pageSize: number;
};

const teaserLooks = { feature: 'row', grid: 'card', list: 'row' } as const;

/** One page of articles in any of its states. */
export function BlogList({ filter, path, look, view = '', pageSize }: BlogListProps) {
  const { t } = useTranslation('content');
  const { api } = useShell();
  const picture = useShopMotif('open');
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...postsQuery(api, filter, pageSize),
    placeholderData: keepPreviousData,
  });
  const heading = useFocusOnPageChange(filter.page);

  if (isError) {
    return (
      <StateView
        kind="error"
        title={t('blog.failed')}
        action={<Button onClick={() => void refetch()}>{t('state.retry')}</Button>}
      />
    );
  }
  if (!data) return <BlogListSkeleton />;
  const first = (filter.page - 1) * pageSize + 1;
  const shown = { first, last: first + data.data.length - 1, count: data.meta.total };
  return (
    <div className={css.results}>
      <div className={css.toolbar}>
        <h2 ref={heading} tabIndex={-1} className={css.status}>
          {look === 'feature' || data.data.length === 0
            ? t('blog.count', { count: data.meta.total })
            : t('blog.shown', shown)}
        </h2>
        {look !== 'feature' && <ViewSwitch path={path} filter={filter} current={look} />}
      </div>
      <AppliedFilter filter={filter} path={path} view={view} />
      {data.data.length === 0 && (
        <StateView
          kind="empty"
          icon="search"
          picture={picture}
          title={t('blog.none')}
          action={<LinkButton href={blogAddress({ view }, path)}>{t('blog.all')}</LinkButton>}
        />
      )}
      <ol
        className={classNames(css.list, look === 'grid' && css.grid, isPlaceholderData && css.waiting)}
        aria-busy={isPlaceholderData}
      >
        {data.data.map((post, index) => (
          <li key={post.id}>
            <ArticleTeaser
              post={post}
              look={look === 'feature' && index === 0 ? 'lead' : teaserLooks[look]}
              level={3}
            />
          </li>
        ))}
      </ol>
      <Pagination
        current={filter.page}
        pageCount={data.meta.last_page}
        hrefFor={(page) => blogAddress({ ...filter, page, view }, path)}
        labels={{
          nav: t('blog.pages'),
          previous: t('blog.previous'),
          next: t('blog.next'),
          page: (page) => t('blog.page', { page }),
        }}
      />
    </div>
  );
}

/** What narrows the list, each with the way to take it off. */
function AppliedFilter({ filter, path, view }: Pick<BlogListProps, 'filter' | 'path' | 'view'>) {
  const { t } = useTranslation('content');
  const navigate = useNavigate();
  const applied = (['category', 'tag', 'search'] as const).filter((name) => filter[name]);
  if (applied.length === 0) return null;
  return (
    <ul className={css.applied}>
      {applied.map((name) => (
        <li key={name}>
          <Tag
            removeLabel={t('blog.remove', { value: filter[name] })}
            onRemove={() =>
              void navigate(blogAddress({ ...filter, [name]: '', page: 1, view: view ?? '' }, path))
            }
          >
            {t(`blog.applied.${name}`, { value: filter[name] })}
          </Tag>
        </li>
      ))}
    </ul>
  );
}

/** After a turn of the page the reader starts at its top; the first page is left to the arrival. */
function useFocusOnPageChange(page: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownPage = useRef(page);
  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [page]);
  return heading;
}

function BlogListSkeleton() {
  return (
    <div className={css.list} aria-busy="true">
      {['lead', 'row'].map((look) => (
        <div key={look} className={css.skeleton}>
          <Skeleton shape="picture" />
          <Skeleton shape="title" width="wide" />
          <Skeleton width="half" />
        </div>
      ))}
    </div>
  );
}
