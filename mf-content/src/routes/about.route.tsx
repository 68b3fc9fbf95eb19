import { loadSanitiser } from '@dana/ui';
import type { PageHead, PageRequest } from '@dana/runtime';
import { aboutPageQuery, brandsQuery, shopFiguresQuery } from '../api/about.queries.ts';
import { AboutView, aboutPicture, aboutPictureSizes } from '../features/about/about-view.tsx';
import { preloadPicture } from '@dana/ui';

/** What the shop is. */
export function Component() {
  return <AboutView />;
}

export async function loader({ api, queryClient }: PageRequest): Promise<void> {
  const besides = Promise.allSettled([
    queryClient.prefetchQuery(shopFiguresQuery(api)),
    queryClient.prefetchQuery(brandsQuery(api)),
    loadSanitiser(),
  ]);
  await queryClient.fetchQuery(aboutPageQuery(api));
  await besides;
}

export function head({ api, queryClient, t }: PageRequest): PageHead {
  const page = queryClient.getQueryData(aboutPageQuery(api).queryKey);
  return {
    title: page?.seo?.title || page?.title || t('about.title'),
    description: page?.seo?.description || t('about.lead'),
    image: aboutPicture,
    ...preloadPicture(aboutPicture, aboutPictureSizes),
  };
}
