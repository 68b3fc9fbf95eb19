/**
 * Whether a link leads to the page that is open: its path, and each parameter that the link itself names. The offers are the shop's
 * page with a filter: where nothing is filtered they are not open.
 */
export function isCurrent(link: string, { pathname, search }: { pathname: string; search: string }): boolean {
  const [path, query] = link.split('?');
  if (path !== pathname) return false;
  const now = new URLSearchParams(search);
  return [...new URLSearchParams(query)].every(([name, value]) => now.get(name) === value);
}
