import type { Locale } from '@dana/contracts/locale';
import { locales } from '@dana/contracts/locale';
import { localPath } from '@dana/contracts/paths';
import type { PageHead } from '@dana/runtime';

/** One element of the document's head. */
export type HeadTag = { tag: 'meta' | 'link'; attributes: Record<string, string> };

type HeadContext = { locale: Locale; publicOrigin: string; path: string; shopName: string };

const openGraphLocale: Record<Locale, string> = { en: 'en_US', ar: 'ar_KW' };

/** The page first, then the shop, because a tab shows only the start. */
export function documentTitle(head: PageHead, shopName: string): string {
  return head.title === shopName || shopName === '' ? head.title : `${head.title} · ${shopName}`;
}

/** Description, canonical address, language alternates and sharing data of a page. */
export function headTags(head: PageHead, context: HeadContext): HeadTag[] {
  const path = head.canonicalPath ?? context.path;
  const url = (locale: Locale) => `${context.publicOrigin}${localPath(locale, path)}`;
  const meta = (name: string, content: string | undefined): HeadTag[] =>
    content
      ? [{ tag: 'meta', attributes: { [name.startsWith('og:') ? 'property' : 'name']: name, content } }]
      : [];

  return [
    ...meta('description', head.description),
    ...(head.isPrivate ? meta('robots', 'noindex') : []),
    { tag: 'link', attributes: { rel: 'canonical', href: url(context.locale) } },
    ...locales.map((locale) => alternate(locale, url(locale))),
    alternate('x-default', url('en')),
    ...meta('og:type', 'website'),
    ...meta('og:title', head.title),
    ...meta('og:description', head.description),
    ...meta('og:site_name', context.shopName),
    ...meta('og:locale', openGraphLocale[context.locale]),
    ...locales
      .filter((locale) => locale !== context.locale)
      .flatMap((locale) => meta('og:locale:alternate', openGraphLocale[locale])),
    ...meta('og:url', url(context.locale)),
    ...meta('og:image', head.image && new URL(head.image, context.publicOrigin).href),
  ];
}

function alternate(hreflang: string, href: string): HeadTag {
  return { tag: 'link', attributes: { rel: 'alternate', hreflang, href } };
}
