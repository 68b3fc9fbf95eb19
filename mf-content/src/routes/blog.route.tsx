import { blogPageSize } from '../api/posts.queries.ts';
import { BlogBand } from '../features/articles/blog-band.tsx';
import { createBlogPage } from './blog-page.tsx';

/** The blog: its newest article large, the others after it. */
export const { Component, loader, head } = createBlogPage({
  path: '/blog',
  Band: BlogBand,
  hasPicture: true,
  pageSize: blogPageSize,
});
