import { accountViews } from './account-views.ts';
import { cartViews } from './cart-views.ts';
import { catalogViews } from './catalog-views.ts';
import { contentViews } from './content-views.ts';
import { partsViews } from './parts-views.ts';
import type { View } from './view.ts';

/**
 * The key views of the shop: every kind of page, on a phone and on a desk, in languages and themes by turns. One view more
 * costs two to three seconds of each run, and its picture.
 */
export const views: readonly View[] = [
  ...catalogViews,
  ...cartViews,
  ...accountViews,
  ...contentViews,
  ...partsViews,
];
