import { paths } from '@dana/contracts/paths';
import type { FooterLink } from './footer-links.tsx';

type Pages = readonly { slug: string; title: string }[] | undefined;

const pagePrefix = paths.page('');

/** Links in their places: those of content pages under the shop's own titles, and none to a page that it does not have. */
export function ownPages(links: readonly FooterLink[], pages: Pages): FooterLink[] {
  if (!pages) return links.map(({ path, label }) => ({ path, label }));
  const titles = new Map(pages.map(({ slug, title }) => [paths.page(slug), title]));
  return links.flatMap(({ path, label }) => {
    if (!path.startsWith(pagePrefix)) return [{ path, label }];
    const title = titles.get(path);
    return title === undefined ? [] : [{ path, label: title }];
  });
}
