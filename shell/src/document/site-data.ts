import { type Locale, locales } from '@dana/contracts/locale';
import { localPath, paths } from '@dana/contracts/paths';
import { shopContact } from '@dana/contracts/shop-contact';
import { shopName } from './head-tags.ts';

/** What search engines may know of the shop as a whole; stands on its home page. Source: schema.org. */
export function siteData(locale: Locale, publicOrigin: string): Record<string, unknown>[] {
  const home = `${publicOrigin}${localPath(locale, paths.home())}`;
  const organisation = `${publicOrigin}/#organization`;
  const otherNames = locales.filter((other) => other !== locale).map((other) => shopName[other]);
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': organisation,
      name: shopName[locale],
      alternateName: otherNames,
      url: home,
      logo: `${publicOrigin}/icons/icon-512.png`,
      email: shopContact.email,
      telephone: shopContact.phone.text,
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone: shopContact.phone.text,
        email: shopContact.email,
        areaServed: 'KW',
        availableLanguage: [...locales],
      },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      '@id': `${home}#website`,
      name: shopName[locale],
      alternateName: otherNames,
      url: home,
      inLanguage: locale,
      publisher: { '@id': organisation },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${publicOrigin}${localPath(locale, paths.search())}?searchText={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
