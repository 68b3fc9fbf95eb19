import { createArticlePage } from './article-page.tsx';

/** A sample article over the whole width. */
export const { Component, loader, head } = createArticlePage('wide');
