import { type PageHead, PageRedirect, type PageRequest, useShell } from '@dana/runtime';
import { Container, Grid } from '@dana/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { postsQuery, recentPostsQuery } from '../api/posts.queries.ts';
import { BlogBand } from '../features/articles/blog-band.tsx';
import { blogAddress, blogFilterOf } from '../features/articles/blog-address.ts';
import { BlogList } from '../features/articles/blog-list.tsx';
import { BlogSidebar } from '../features/articles/blog-sidebar.tsx';
import css from './blog.module.css';

/** The blog: its articles page by page, with what helps to find one. */
export function Component() {
  const { api } = useShell();
  const [search] = useSearchParams();
  const filter = blogFilterOf(search);
  const { data: recent = [] } = useQuery(recentPostsQuery(api));
  return (
    <>
      <BlogBand />
      <Container className={css.page}>
        <Grid columns="aside-end">
          <BlogList filter={filter} />
          <BlogSidebar posts={recent} filter={filter} />
        </Grid>
      </Container>
    </>
  );
}

export async function loader({ api, queryClient, search }: PageRequest): Promise<void> {
  const filter = blogFilterOf(search);
  const recent = queryClient.prefetchQuery(recentPostsQuery(api));
  const { meta } = await queryClient.fetchQuery(postsQuery(api, filter));
  if (filter.page > meta.last_page) throw new PageRedirect(blogAddress({ ...filter, page: meta.last_page }));
  await recent;
}

export function head({ search, t }: PageRequest): PageHead {
  const { page, ...filter } = blogFilterOf(search);
  const isFiltered = Object.values(filter).some(Boolean);
  return {
    title: page > 1 ? t('blog.titleOfPage', { page }) : t('blog.title'),
    description: t('blog.text'),
    // Filtered lists repeat what the blog itself shows; search engines follow its pages only.
    canonicalPath: blogAddress({ page: isFiltered ? 1 : page }),
    ...(filter.search && { isPrivate: true }),
  };
}
