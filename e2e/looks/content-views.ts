import { inLooks, type View } from './view.ts';

/** What is read, and staff's page. */
export const contentViews: readonly View[] = [
  ...inLooks('articles', '/blog', ['ar 1440 light', 'en 390 dark']),
  ...inLooks('article', '/blog-details/caring-for-pearls', ['en 390 light']),
  ...inLooks('contact', '/contact', ['en 1440 dark']),
  ...inLooks('questions', '/page/faq', ['ar 390 light']),
  ...inLooks('not-found', '/no-such-page', ['en 390 light'], { expected: /status of 404/ }),
  ...inLooks('samples', '/samples', ['en 1440 light']),
  ...inLooks('release-console', '/_releases', ['en 1440 light', 'ar 390 dark']),
];
