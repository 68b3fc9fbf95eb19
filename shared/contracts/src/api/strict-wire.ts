/**
 * How bodies, queries and the answers of extensions are read (`extensions.ts`): they are our own API's, and a slip in them is to be
 * seen. The answers that every back end has are read by `wire.ts`.
 */
import * as z from 'zod/mini';

/**
 * A number that a back end may also send as text ("12.500"), as PHP and decimal columns do.
 * Output: a finite number. Refuses empty text, NaN and infinities.
 */
export const numericSchema = z.pipe(
  z.union([
    z.number(),
    z.string().check(z.trim(), z.regex(/^-?\d+(?:\.\d+)?$/, { error: 'validation.number' })),
  ]),
  z.transform((value) => Number(value)),
);

/** A number that may be missing or null, with what it then means. */
export function numericOr<Fallback extends number | null>(fallback: Fallback) {
  return z.pipe(
    z.nullish(numericSchema),
    z.transform((value): number | Fallback => value ?? fallback),
  );
}

/** A text that may be missing or null; then it is empty. */
export const textOrEmptySchema = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? ''),
);

/** A flag that back ends also send as 0/1; missing means false. */
export const flagSchema = z.pipe(
  z.nullish(z.union([z.boolean(), z.literal(0), z.literal(1), z.literal('0'), z.literal('1')])),
  z.transform((value) => value === true || value === 1 || value === '1'),
);

/** A list that may be missing or null; then it is empty. */
export function listOf<Item extends z.core.$ZodType>(item: Item) {
  return z.pipe(
    z.nullish(z.array(item)),
    z.transform((items): z.output<Item>[] => items ?? []),
  );
}

/** A value that may be missing or null; then it is null. */
export function orNull<Value extends z.core.$ZodType>(value: Value) {
  return z.pipe(
    z.nullish(value),
    z.transform((present): z.output<Value> | null => present ?? null),
  );
}

/** One thing or several, always read as a list (a home page has one banner or many). */
export function oneOrMany<Item extends z.core.$ZodType>(item: Item) {
  return z.pipe(
    z.nullish(z.union([z.array(item), item])),
    z.transform((value): z.output<Item>[] => {
      if (value === null || value === undefined) return [];
      return (Array.isArray(value) ? value : [value]) as z.output<Item>[];
    }),
  );
}

/** The language of a text. Texts without a translation come in the other language and say so. */
export const languageCodeSchema = z.enum(['en', 'ar']);
export type LanguageCode = z.output<typeof languageCodeSchema>;
