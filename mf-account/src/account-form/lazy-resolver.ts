import type { FieldValues, Resolver } from 'react-hook-form';

/**
 * A form's rules, fetched when they are first needed: the schema library is not part of what a page waits for.
 * Errors: a rule that cannot be fetched rejects, and the form's submit says that the shop is out of reach.
 */
export function lazyResolver<Values extends FieldValues>(
  load: () => Promise<Resolver<Values>>,
): Resolver<Values> {
  return async (values, context, options) => (await load())(values, context, options);
}
