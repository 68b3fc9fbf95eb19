import { homeThemes } from '@dana/contracts/api/home';
import * as z from 'zod/mini';
import { bothWords, filled, id, link, moment, picture, prose, slug, words } from './texts.ts';

export const page = z.strictObject({ id, slug, title: words, summary: words, content: prose });

export const post = z.strictObject({
  id,
  slug,
  title: words,
  excerpt: words,
  category: words,
  author: words,
  tags: z.array(words),
  picture,
  quote: z.optional(words),
  publishedAt: moment,
  content: prose,
});

const said = { name: filled, lang: z.enum(['en', 'ar']), writtenAt: moment, text: filled };
export const comment = z.strictObject({
  post: slug,
  ...said,
  replies: z.optional(z.array(z.strictObject(said))),
});
export type Said = Omit<z.output<typeof comment>, 'post' | 'replies'>;

/** `first`: the home that visitors come to, whatever the shop sells. */
const theme = z.pipe(
  z.enum(['first', ...homeThemes]),
  z.transform((name) => (name === 'first' ? homeThemes[0] : name)),
);
const slide = { id, title: words, subTitle: words, text: words, button: words, link, picture };
const percent = z.number().check(z.minimum(0), z.maximum(100));
const spot = z.strictObject({ x: percent, y: percent, title: words, text: words, link });
const banner = z.strictObject({
  ...slide,
  placement: z.optional(z.enum(['banner', 'feature', 'offer', 'about', 'spots', 'photo'])),
  spots: z.optional(z.array(spot)),
  endsAt: z.optional(moment),
});
const testimonial = z.strictObject({
  id,
  name: words,
  place: words,
  text: words,
  rating: z.int().check(z.minimum(1), z.maximum(5)),
});

/** One of the home pages. */
export const home = z.strictObject({
  theme,
  sliders: z.array(z.strictObject(slide)),
  banners: z.array(banner),
  testimonials: z.optional(z.array(testimonial)),
});
export type Slide = Omit<z.output<typeof banner>, 'placement' | 'spots' | 'endsAt'>;

export const collection = z.strictObject({
  id,
  slug,
  theme: z.optional(theme),
  title: words,
  link,
  products: z.array(slug),
});

export const advert = z.strictObject({
  id,
  priority: z.int(),
  title: bothWords,
  content: bothWords,
  link,
  picture,
});
