import { toMinor } from '@dana/contracts/money';
import * as z from 'zod/mini';

const dayMs = 24 * 60 * 60 * 1000;
const momentMessage =
  'must be "now", "12 days ago", "in 12 days", or a date with time such as "2026-11-23T09:00:00Z"';
const counted = /^(?:(?<ago>\d{1,5}) days? ago|in (?<ahead>\d{1,5}) days?)$/;

const inOneLanguage = <Text extends { en?: unknown; ar?: unknown }>() =>
  z.refine<Text>((text) => text.en !== undefined || text.ar !== undefined, {
    error: 'must have a text in "en" or "ar"',
  });

/** A text in the shop's languages; where one is left out, the other is shown for both. */
export const words = z
  .strictObject({ en: z.optional(z.string()), ar: z.optional(z.string()) })
  .check(inOneLanguage());
export const bothWords = z.strictObject({ en: z.string(), ar: z.string() });

/** Ids stand in shoppers' links and carts. */
export const id = z.int().check(z.positive());
export const slug = z
  .string()
  .check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be small letters, digits and single hyphens'));
export const key = z.string().check(z.minLength(1));
export const filled = z.string().check(z.minLength(1));
export const count = z.int().check(z.nonnegative());

/** Amounts are text, so that no decimal is lost. @returns fils. */
export const dinars = z.pipe(
  z
    .string('must be an amount in dinars, written as text: "64.900"')
    .check(z.regex(/^\d{1,7}(?:\.\d{1,3})?$/, 'must be an amount in dinars such as "64.900"')),
  z.transform((text) => toMinor(text, 'KWD')),
);
export const price = dinars.check(z.refine((fils) => fils > 0, 'must be more than nothing'));

/** A moment, or its distance from the moment of loading. @returns the moment for a moment of loading. */
export const moment = z.pipe(
  z.string(momentMessage).check(z.refine((text) => momentOf(text) !== null, momentMessage)),
  z.transform((text) => momentOf(text) ?? (() => new Date(0))),
);

function momentOf(text: string): ((now: Date) => Date) | null {
  if (text === 'now') return (now) => now;
  const { ago, ahead } = counted.exec(text)?.groups ?? {};
  if (ago ?? ahead) {
    const days = ago ? -Number(ago) : Number(ahead);
    return (now) => new Date(now.getTime() + days * dayMs);
  }
  const isDate = z.iso.datetime({ offset: true }).safeParse(text).success;
  return isDate ? () => new Date(text) : null;
}

const block = z.union([z.string(), z.array(z.string())], 'must be a paragraph, or a list of texts');
/** A longer text, block by block: paragraphs, and lists as arrays. */
export const prose = z
  .strictObject({ en: z.optional(z.array(block)), ar: z.optional(z.array(block)) })
  .check(inOneLanguage());
export type Prose = z.output<typeof prose>;

/** A file below `pictures/`, and what it shows in words. */
export const picture = z.strictObject({ file: filled, alt: words });

/** An address of the shop without its language, or one elsewhere. */
export const link = z
  .string()
  .check(z.regex(/^(?:\/|https:\/\/)\S*$/, 'must begin with "/" or "https://" and have no spaces'));
