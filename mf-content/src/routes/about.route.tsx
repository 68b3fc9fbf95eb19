import { type PageHead, type PageRequest, useShell } from '@dana/runtime';
import { loadSanitiser, preloadPicture } from '@dana/ui';
import { useQuery } from '@tanstack/react-query';
import { aboutPageQuery, aboutShopQuery, brandsQuery, shopFiguresQuery } from '../api/about.queries.ts';
import { AboutView, aboutPictureSizes } from '../features/about/about-view.tsx';
import { ToldStory } from './told-story.tsx';

/** What the shop is: its own story, or the page that its back end has of it. */
export function Component() {
  const { data: about } = useQuery(aboutShopQuery(useShell().api));
  return about ? <AboutView about={about} /> : <ToldStory />;
}

export async function loader({ api, queryClient }: PageRequest): Promise<void> {
  const besides = Promise.allSettled([
    queryClient.prefetchQuery(shopFiguresQuery(api)),
    queryClient.prefetchQuery(brandsQuery(api)),
    loadSanitiser(),
  ]);
  await Promise.all([
    queryClient.fetchQuery(aboutPageQuery(api)),
    queryClient.fetchQuery(aboutShopQuery(api)),
  ]);
  await besides;
}

export function head({ api, queryClient, t }: PageRequest): PageHead {
  const page = queryClient.getQueryData(aboutPageQuery(api).queryKey);
  const about = queryClient.getQueryData(aboutShopQuery(api).queryKey);
  const title = page?.seo?.title || page?.title;
  if (!about) return { title: title || t('about.crumb'), isPrivate: !page };
  const picture = about.picture?.file;
  return {
    title: title || about.title,
    description: page?.seo?.description || about.lead,
    ...(picture !== undefined && { image: picture }),
    ...preloadPicture(picture, aboutPictureSizes),
  };
}
