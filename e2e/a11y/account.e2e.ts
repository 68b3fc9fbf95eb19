import { withAccount, withOrder } from './arrivals.ts';
import { checkPages } from './check-pages.ts';

checkPages([
  { path: '/profile', before: withAccount },
  // Its form is looked at by forms, its frame is that of the tabs beside it.
  { path: '/profile?tab=addresses&address=new', before: withAccount, differsOn: 'phone' },
  { path: '/profile?tab=addresses', before: withOrder },
]);
