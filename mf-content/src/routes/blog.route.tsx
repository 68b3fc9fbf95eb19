import { blogPageSize } from '../api/posts.queries.ts';
import { BlogBand, bandPicture } from '../features/articles/blog-band.tsx';
import { bandPictureSizes } from '../parts/page-band.tsx';
import { preloadPicture } from '@dana/ui';
import { createBlogPage } from './blog-page.tsx';

/** The blog: its newest article large, the others after it. */
export const { Component, loader, head } = createBlogPage({
  path: '/blog',
  Band: BlogBand,
  ahead: preloadPicture(bandPicture, bandPictureSizes),
  pageSize: blogPageSize,
});
