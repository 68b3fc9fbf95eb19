import { createArticlePage } from './article-page.tsx';

/** One article with a column beside it; `id` is its slug, without one a sample is shown. */
export const { Component, loader, head } = createArticlePage('aside');
