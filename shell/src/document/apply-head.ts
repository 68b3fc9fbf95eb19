import type { Locale } from '@dana/contracts/locale';
import type { PageHead } from '@dana/runtime';
import { documentTitle, headTags } from './head-tags.ts';

const ownedTags =
  'meta[name="description"], meta[name="robots"], meta[property^="og:"], link[rel="canonical"], link[rel="alternate"]';

/**
 * Brings title, description and addresses of the document in line with the page that is now shown. An error page has
 * a title of its own and none of the rest.
 */
export function applyHead(
  page: { head?: PageHead | undefined },
  context: { locale: Locale; publicOrigin: string; path: string; shopName: string; errorTitle: string },
): void {
  const { errorTitle } = context;
  for (const old of document.head.querySelectorAll(ownedTags)) old.remove();
  if (!page.head) {
    document.title = errorTitle;
    return;
  }
  document.title = documentTitle(page.head, context.shopName);
  for (const { tag, attributes } of headTags(page.head, context)) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.head.append(element);
  }
}
