import type { SceneName } from '@dana/sample-shop/drawings/picture-catalogue';
import type { Words } from './product-seed.ts';

export type SlideSeed = {
  title: Words;
  subTitle: Words;
  text: Words;
  button: Words;
  link: string;
  scene: SceneName;
};

/** `x` and `y`: per cent of the picture, from its left and top. */
export type SpotSeed = { x: number; y: number; title: Words; text: Words; link: string };

export type BannerSeed = SlideSeed & {
  /** Where it stands; `banner` where nothing is said. */
  placement?: 'banner' | 'feature' | 'offer' | 'about' | 'spots' | 'photo';
  spots?: readonly SpotSeed[];
  /** An offer that runs out. Unit: days after the shop was filled. */
  endsInDays?: number;
};

export type TestimonialSeed = { name: Words; place: Words; text: Words; rating: number };

export type ThemeSeed = {
  theme: 'electronics' | 'fashion' | 'beauty' | 'jewelry';
  sliders: readonly SlideSeed[];
  banners: readonly BannerSeed[];
  testimonials: readonly TestimonialSeed[];
};

const nothing: Words = { en: '', ar: '' };

/** A picture of the strip at the foot of a home: it leads out of the shop. */
export const photo = (scene: SceneName, en: string, ar: string): BannerSeed => ({
  placement: 'photo',
  title: { en, ar },
  subTitle: nothing,
  text: nothing,
  button: nothing,
  link: 'https://www.instagram.com/',
  scene,
});
