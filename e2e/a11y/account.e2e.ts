import { withAccount, withOrder } from './arrivals.ts';
import { checkPages } from './check-pages.ts';

checkPages([
  { path: '/profile', before: withAccount },
  // Its form is looked at by forms.
  { path: '/profile?tab=addresses&address=new', before: withAccount },
  { path: '/profile?tab=addresses', before: withOrder },
]);
