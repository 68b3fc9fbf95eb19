import type { HomeTheme } from '@dana/contracts/api/home';
import type { PageHead, PageRequest } from '@dana/runtime';
import { preloadPicture } from '@dana/ui';
import { homeQuery } from '#api/home.queries.ts';
import { themeHeroSizes } from './theme-hero.tsx';

/** Title of a department's home, and its first slide's picture ahead of time. */
export function themeHead({ api, queryClient, t }: PageRequest, theme: HomeTheme): PageHead {
  const home = queryClient.getQueryData(homeQuery(api, theme).queryKey);
  const picture = home?.sliders[0]?.default_img?.full_url;
  return {
    title: t(`themes.${theme}.title`),
    description: t(`themes.${theme}.text`),
    ...(picture && { image: picture }),
    ...preloadPicture(picture, themeHeroSizes),
  };
}
