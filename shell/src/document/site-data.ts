import { type Locale, locales } from '@dana/contracts/locale';
import { localPath, paths } from '@dana/contracts/paths';
import type { ShopFacts } from '@dana/contracts/shop/shop-facts';

type Facts = Pick<ShopFacts, 'name' | 'otherNames' | 'contact'>;

/** Where the shop is and when it is open, as far as it says. */
function placeOf({ address, place, hours, phone }: NonNullable<Facts['contact']>) {
  if (!address && !place && !hours) return undefined;
  return {
    '@type': 'Place',
    ...(address && { address }),
    ...(phone && { telephone: phone }),
    ...(place && { geo: { '@type': 'GeoCoordinates', ...place } }),
    ...(hours && { openingHoursSpecification: { '@type': 'OpeningHoursSpecification', description: hours } }),
  };
}

/** What search engines may know of the shop as a whole; stands on its home and contact pages. Source: schema.org. */
export function siteData(
  { name, otherNames, contact = {} }: Facts,
  locale: Locale,
  publicOrigin: string,
): Record<string, unknown>[] {
  const home = `${publicOrigin}${localPath(locale, paths.home())}`;
  const organisation = `${publicOrigin}/#organization`;
  const { email, phone: telephone } = contact;
  const location = placeOf(contact);
  const ways = { ...(email && { email }), ...(telephone && { telephone }) };
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': organisation,
      name,
      alternateName: otherNames,
      url: home,
      logo: `${publicOrigin}/icons/icon-512.png`,
      ...ways,
      ...(location && { location }),
      ...(Object.keys(ways).length > 0 && {
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer service',
          ...ways,
          areaServed: 'KW',
          availableLanguage: [...locales],
        },
      }),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      '@id': `${home}#website`,
      name,
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
