import { shopOf } from '@dana/contracts/shop/shop-facts';
import type { PageHead, PageRequest } from '@dana/runtime';
import { preloadPicture } from '@dana/ui';
import { homeQuery } from '#api/home.queries.ts';
import { heroSizes } from '#features/home/hero.tsx';
import { HomeRows } from '#features/home/home-page.tsx';
import { loadHome } from '#features/home/load-home.ts';

export { HomePage as Component } from '#features/home/home-page.tsx';

/** Fetches what the page shows, and the code of its rows beside it. */
export function loader(request: PageRequest): Promise<void> {
  HomeRows.preload();
  return loadHome(request);
}

/** Title, and the first slide's picture ahead of time. What search engines may know of the shop is the shell's. */
export function head({ api, queryClient }: PageRequest): PageHead {
  const shown = queryClient.getQueryData(homeQuery(api).queryKey);
  const picture = shown?.sliders[0]?.default_img?.full_url;
  // A home without slides shows departments.
  const image = picture ?? shown?.categories.find((category) => category.image)?.image?.full_url;
  const { name, home } = shopOf(api);
  return {
    title: home?.title ?? name,
    ...(home && { description: home.description }),
    ...(image && { image }),
    ...preloadPicture(picture, heroSizes),
  };
}
