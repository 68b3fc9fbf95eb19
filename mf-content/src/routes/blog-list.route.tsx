import { BlogTitleBand } from '../features/articles/blog-title-band.tsx';
import { createBlogPage } from './blog-page.tsx';

/** The blog with six articles one under the other. */
export const { Component, loader, head } = createBlogPage({
  path: '/blog-list',
  Band: BlogTitleBand,
  view: 'list',
  pageSize: 6,
});
