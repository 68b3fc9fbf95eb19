import { BlogTitleBand } from '../features/articles/blog-title-band.tsx';
import { createBlogPage } from './blog-page.tsx';

/** The blog with six articles side by side. */
export const { Component, loader, head } = createBlogPage({
  path: '/blog-grid',
  Band: BlogTitleBand,
  view: 'grid',
  pageSize: 6,
});
