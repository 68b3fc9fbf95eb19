import { checkPages } from '../a11y/check-pages.ts';
import { pageKinds } from '../a11y/page-kinds.ts';

/* One page of each kind of the shop. All others, and what shows only after something was done, are in `e2e/a11y`. */

checkPages(pageKinds);
