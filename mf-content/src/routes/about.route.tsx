import { offers } from '@dana/contracts/offers';
import { loadSanitiser } from '@dana/ui';
import { type PageHead, type PageRequest, useShell } from '@dana/runtime';
import { aboutPageQuery, brandsQuery, shopFiguresQuery } from '../api/about.queries.ts';
import { AboutView, aboutPicture, aboutPictureSizes } from '../features/about/about-view.tsx';
import { preloadPicture } from '@dana/ui';
import { ToldStory } from './told-story.tsx';

/** What the shop is: its own story, or on another shop's back end what that has to say. */
export function Component() {
  const { api } = useShell();
  return offers(api, 'own-pages') ? <AboutView /> : <ToldStory />;
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
  if (!offers(api, 'own-pages'))
    return { title: page?.seo?.title || page?.title || t('about.crumb'), isPrivate: !page };
  return {
    title: page?.seo?.title || page?.title || t('about.title'),
    description: page?.seo?.description || t('about.lead'),
    image: aboutPicture,
    ...preloadPicture(aboutPicture, aboutPictureSizes),
  };
}
