/** The pattern of a page that a live release claims, `/product/:slug`; `other` for all that is none of them. */
export function pageName(page: string, claimed: ReadonlySet<string>): string {
  const path = page.replace(/^\/(?:ar|en|:locale)(?=\/|$)/, '') || '/';
  return claimed.has(path) ? path : 'other';
}

/** Parts of a path that a pattern may have; anything else may be a number or a name that somebody typed. */
const patternPart = /^(?::[A-Za-z]\w{0,30}|[a-z][a-z-]{0,39})$/;
const partsMax = 8;

/** A route of the API with `:id` for what is no fixed word of it: `/orders/4711` is `/orders/:id`. */
export const routeName = (route: string): string => {
  const [path = ''] = route.split(/[?#]/);
  const parts = path.split('/').filter(Boolean).slice(0, partsMax);
  return `/${parts.map((part) => (patternPart.test(part) ? part : ':id')).join('/')}`;
};
