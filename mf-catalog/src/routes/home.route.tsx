import { pictureSources } from '@dana/contracts/media';
import { localPath, paths } from '@dana/contracts/paths';
import type { PageHead, PageRequest } from '@dana/runtime';
import { homeQuery } from '#api/home.queries.ts';
import { heroSizes } from '#features/home/hero.tsx';

export { HomePage as Component } from '#features/home/home-page.tsx';
export { loadHome as loader } from '#features/home/load-home.ts';

/** Title, the first slide's picture ahead of time, and the shop's search for search engines. */
export function head({ api, queryClient, t, locale, publicOrigin }: PageRequest): PageHead {
  const picture = queryClient.getQueryData(homeQuery(api).queryKey)?.sliders[0]?.default_img?.full_url;
  const sources = picture ? pictureSources(picture, heroSizes) : null;
  const url = `${publicOrigin}${localPath(locale, paths.home())}`;
  const search = `${publicOrigin}${localPath(locale, paths.search())}?searchText={search_term_string}`;
  return {
    title: t('home.title'),
    description: t('home.description'),
    ...(picture && { image: picture }),
    ...(sources && { preloadImage: { avifSrcset: sources.avif, sizes: heroSizes } }),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: t('home.shopName'),
        url,
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: search },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  };
}
