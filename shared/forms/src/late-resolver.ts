import { lateRules } from './late-rules.ts';

type ResolverLike = (values: never, context: never, options: never) => unknown;
/** What is wrong with a form's fields, by name, as keys of the texts. */
type Problems = Record<string, string>;

/**
 * A form's check, of the form library's own type, whose rules come late.
 * @param without – looks at the values when the rules cannot be had, for what only the form asks: what the API does not
 * refuse. All else goes to the API as it was typed.
 */
export function lateResolver<Resolver extends ResolverLike>(
  load: () => Promise<Resolver>,
  without: (values: Parameters<Resolver>[0], context: Parameters<Resolver>[1]) => Problems = () => ({}),
): Resolver {
  const ask = lateRules(load);
  const resolve = async (...[values, context, options]: Parameters<Resolver>): Promise<unknown> => {
    const rules = await ask();
    if (rules) return rules(values, context, options);
    const problems = Object.entries(without(values, context));
    const errors = problems.map(([name, message]) => [name, { type: 'required', message }]);
    return { values: errors.length === 0 ? values : {}, errors: Object.fromEntries(errors) };
  };
  return resolve as unknown as Resolver;
}

/** Those of the fields that hold nothing, each with the key of its text. */
export function emptyFields<Name extends string>(
  values: Record<Name, string>,
  names: readonly Name[],
): { [Field in Name]?: string } {
  const empty = names.filter((name) => values[name].trim() === '');
  return Object.fromEntries(empty.map((name) => [name, 'validation.required'])) as {
    [Field in Name]?: string;
  };
}
