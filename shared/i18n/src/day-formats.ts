import { keptFormats } from './kept-formats.ts';
import { type Locale, tags } from './locale-tags.ts';

/** How a day in the shop's time zone is written, by language. */
export const dayFormats = keptFormats(
  (locale: Locale) => new Intl.DateTimeFormat(tags[locale], { dateStyle: 'long', timeZone: 'Asia/Kuwait' }),
);
