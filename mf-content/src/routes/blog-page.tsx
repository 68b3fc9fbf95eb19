import { type PageHead, type PageModule, PageRedirect, type PageRequest, useShell } from '@dana/runtime';
import { Container, Grid, preloadPicture } from '@dana/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { postsQuery, recentPostsQuery } from '../api/posts.queries.ts';
import {
  type BlogPath,
  type BlogView,
  blogAddress,
  blogFilterOf,
  blogViewOf,
} from '../features/articles/blog-address.ts';
import { journalWords } from '../features/articles/journal-words.ts';
import { bandPictureSizes } from '../parts/page-band.tsx';
import { BlogList } from '../features/articles/blog-list.tsx';
import { BlogSidebar } from '../features/articles/blog-sidebar.tsx';
import css from './blog.module.css';

type BlogPage = {
  path: BlogPath;
  /** Opening of the page. */
  Band: () => ReactNode;
  /** Its opening shows the journal's picture. */
  hasPicture?: boolean;
  /** Without one the first article is large and the look cannot be switched. */
  view?: BlogView;
  pageSize: number;
};

/** The three pages that list articles are one page with another opening, look and number of articles. */
export function createBlogPage({
  path,
  Band,
  hasPicture = false,
  view,
  pageSize,
}: BlogPage): Required<Omit<PageModule, 'preview'>> {
  /** The articles page by page, with what helps to find one. */
  function Component() {
    const { api } = useShell();
    const [search] = useSearchParams();
    const filter = blogFilterOf(search);
    const asked = view ? blogViewOf(search) : '';
    const { data: recent = [] } = useQuery(recentPostsQuery(api));
    return (
      <>
        <Band />
        <Container className={css.page}>
          <Grid columns="aside-end">
            <BlogList
              filter={filter}
              path={path}
              look={asked || view || 'feature'}
              view={asked}
              pageSize={pageSize}
            />
            <BlogSidebar posts={recent} filter={filter} />
          </Grid>
        </Container>
      </>
    );
  }

  async function loader({ api, queryClient, search }: PageRequest): Promise<void> {
    const filter = blogFilterOf(search);
    const recent = queryClient.prefetchQuery(recentPostsQuery(api));
    const { meta } = await queryClient.fetchQuery(postsQuery(api, filter, pageSize));
    if (filter.page > meta.last_page) {
      const last = { ...filter, page: meta.last_page, view: blogViewOf(search) };
      throw new PageRedirect(blogAddress(last, path));
    }
    await recent;
  }

  function head({ api, search, t }: PageRequest): PageHead {
    const { page, ...filter } = blogFilterOf(search);
    const { title, text, picture } = journalWords(api, t);
    const isFiltered = Object.values(filter).some(Boolean);
    return {
      title: page > 1 ? t('blog.titleOfPage', { title, page }) : title,
      description: text,
      // Filtered lists and other looks repeat what the blog itself shows; search engines follow its pages only.
      canonicalPath: blogAddress({ page: isFiltered || view ? 1 : page }),
      ...(filter.search && { isPrivate: true }),
      ...(hasPicture && preloadPicture(picture, bandPictureSizes)),
    };
  }
  return { Component, loader, head };
}
