/**
 * How the specification's answers are read: by any back end, so tolerantly. What is missing and what is null is the same, and what
 * cannot be used is left out and logged, so that one odd field takes no page away. Only what has no fallback here fails an answer.
 * The answers of extensions are our own API's, and are read by `strict-wire.ts`.
 */
import * as z from 'zod/mini';
import { reportLeftOut } from '../left-out.ts';
import * as strict from './strict-wire.ts';

export { languageCodeSchema, numericSchema } from './strict-wire.ts';

/** Written out, since what the library infers for schemas in schemas is more than the compiler follows. */
type Lenient<Output, Input, Out = unknown> = z.ZodMiniType<
  Output,
  Input,
  z.core.$ZodTypeInternals<Output, Input> & { optin: 'optional' } & Out
>;
type Absent = null | undefined;

type Caught = { input?: unknown; error?: { issues: { path: PropertyKey[]; message: string }[] } } | undefined;

/** A number that may be missing, null or none, with what it then means. */
export const numericOr = <Fallback extends number | null>(
  fallback: Fallback,
): Lenient<number | Fallback, number | string | Absent> =>
  z.catch(strict.numericOr(fallback), (caught: Caught): never => otherwise(caught, fallback)) as never;

/** A text that may be missing or null; then it is empty. Numbers are read as text. */
export const textOrEmptySchema: Lenient<string, string | Absent> = orElse(
  z.pipe(
    z.nullish(z.union([z.string(), z.number()])),
    z.transform((value) => (value === null || value === undefined ? '' : String(value))),
  ),
  '',
);

/** A flag that back ends also send as 0/1; missing means false. */
export const flagSchema: Lenient<boolean, z.input<typeof strict.flagSchema>> = orElse(
  strict.flagSchema,
  false,
);

/** Of a list that may be missing or null, the items that can be used. What is no list at all is none. */
export function listOf<Item extends z.core.$ZodType>(
  item: Item,
): Lenient<z.output<Item>[], z.input<Item>[] | Absent> {
  return orElse(
    z.pipe(
      strict.listOf(usable(item)),
      z.transform((items) => items.filter((one) => one !== unusable)),
    ),
    [],
  );
}

/**
 * The same where the list is the answer itself. What is no list fails it, and so does one of which nothing can be used: to say that
 * there is nothing would be untrue.
 */
export function itemsOf<Item extends z.core.$ZodType>(
  item: Item,
): Lenient<z.output<Item>[], z.input<Item>[] | Absent> {
  return z.pipe(
    strict.listOf(usable(item)),
    z.transform((items, context) => {
      const kept = items.filter((one) => one !== unusable);
      if (kept.length === 0 && items.length > 0)
        context.issues.push({ code: 'custom', message: 'Nothing in it can be used', input: items });
      return kept;
    }),
  ) as never;
}

/** A value that may be missing, null or of no use; then it is null. PHP sends an empty object as `[]`. */
export function orNull<Value extends z.core.$ZodType>(
  value: Value,
): Lenient<z.output<Value> | null, z.input<Value> | Absent> {
  return orElse(strict.orNull(value), null);
}

/** A value that may be missing, null or of no use; then it is missing. */
export function orMissing<Value extends z.core.$ZodType>(
  value: Value,
): Lenient<z.output<Value> | undefined, z.input<Value> | Absent, { optout: 'optional' }> {
  return orElse(
    z.optional(
      z.pipe(
        z.nullable(value),
        z.transform((present): z.output<Value> | undefined => present ?? undefined),
      ),
    ),
    undefined,
  );
}

/** One thing or several, always read as a list (a home page has one banner or many). */
export function oneOrMany<Item extends z.core.$ZodType>(
  item: Item,
): Lenient<z.output<Item>[], z.input<Item>[] | z.input<Item> | Absent> {
  return orElse(
    z.pipe(
      strict.oneOrMany(usable(item)),
      z.transform((items) => items.filter((one) => one !== unusable)),
    ),
    [],
  );
}

const unusable = Symbol('unusable');

/** Stands in a list in the place of what cannot be used, until the list is done. */
function usable<Item extends z.core.$ZodType>(item: Item) {
  return z.catch(item, (caught: Caught): never => {
    if (caught) report(caught);
    return unusable as never;
  });
}

/** `never` twice: the library asks for types that generic code cannot name. Every caller gives what its schema puts out. */
function orElse(value: z.core.$ZodType, fallback: unknown): never {
  return z.catch(value, (caught: Caught): never => otherwise(caught, fallback)) as never;
}

function otherwise(caught: Caught, fallback: unknown): never {
  // An empty list is how some languages write an object without fields.
  if (caught && !(Array.isArray(caught.input) && caught.input.length === 0)) report(caught);
  return fallback as never;
}

/** Names fields and what is wrong with them; never what stands in them, which may be a shopper's. */
function report({ input, error }: NonNullable<Caught>): void {
  const issues = (error?.issues ?? [])
    .slice(0, 2)
    .map(({ path, message }) => `${path.join('.')} ${message}`.trim());
  const fields =
    typeof input === 'object' && input !== null ? Object.keys(input).slice(0, 6).join(', ') : typeof input;
  reportLeftOut(`${issues.join('; ')} (in: ${fields})`);
}
