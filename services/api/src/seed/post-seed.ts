import type { SceneName } from '@dana/sample-shop/drawings/picture-catalogue';
import type { Prose, Words } from './product-seed.ts';

/** An article of the sample blog. It was published this many days before the shop was filled. */
export type PostSeed = {
  slug: string;
  title: Words;
  excerpt: Words;
  category: Words;
  author: Words;
  tags: readonly Words[];
  scene: SceneName;
  quote?: Words;
  daysAgo: number;
  content: { en: Prose; ar: Prose };
};

export type PageSeed = { slug: string; title: Words; summary: Words; content: { en: Prose; ar: Prose } };
