import type { Locale } from '@dana/contracts/locale';
import type { LoadedPage } from '../routing/load-page.ts';
import { documentTitle, headTags } from './head-tags.ts';

const ownedTags =
  'meta[name="description"], meta[name="robots"], meta[property^="og:"], link[rel="canonical"], link[rel="alternate"]';

/** Brings title, description and addresses of the document in line with the page that is now shown. */
export function applyHead(
  page: LoadedPage,
  context: { locale: Locale; publicOrigin: string; path: string },
): void {
  if (page.kind !== 'page' || !page.head) return;
  document.title = documentTitle(page.head, context.locale);
  for (const old of document.head.querySelectorAll(ownedTags)) old.remove();
  for (const { tag, attributes } of headTags(page.head, context)) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.head.append(element);
  }
}
