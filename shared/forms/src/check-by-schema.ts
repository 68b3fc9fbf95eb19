type Issue = { path: PropertyKey[]; message: string };
type Schema = {
  safeParse: (
    values: unknown,
  ) => { success: true; data: unknown } | { success: false; error: { issues: Issue[] } };
};

/** What a resolver of the form library gives back: the values, or what is wrong with them by field. */
type Checked<Values> = { values: Values | object; errors: Record<string, { type: string; message: string }> };

type HowChecked<Values> = {
  /** What the schema looks at, where that is not the values themselves. */
  checked?: (values: Values) => unknown;
  /** The field for a name of the schema, where they differ. */
  nameOf?: (name: string) => string;
};

/** Checks values by a schema, for a resolver of the form library. What is sent is cleaned as the schema cleans it. */
export function checkBySchema<Values extends object>(
  schema: Schema,
  values: Values,
  { checked = (all) => all, nameOf = (name) => name }: HowChecked<Values> = {},
): Checked<Values> {
  const result = schema.safeParse(checked(values));
  if (result.success) {
    const cleaned = Object.entries(result.data as object).filter(([name]) => name in values);
    return { values: { ...values, ...Object.fromEntries(cleaned) }, errors: {} };
  }
  const errors: Checked<Values>['errors'] = {};
  for (const { path, message } of result.error.issues)
    errors[nameOf(String(path[0]))] ??= { type: 'schema', message };
  return { values: {}, errors };
}

/**
 * The rules of a form that are those of a schema, for its resolver. The schema stays known beside them: a test puts every sign that
 * people type into each of its fields.
 * @param more.also – adds what only the form asks for to what the schema found.
 */
export function schemaRules<Values extends object, Known extends Schema>(
  schema: Known,
  {
    also = (result) => result,
    ...how
  }: HowChecked<Values> & { also?: (result: Checked<Values>, values: Values) => unknown } = {},
): ((values: Values) => never) & { schema: Known } {
  // The form library's own type for it is one that only its own code can make.
  const rules = (values: Values) => also(checkBySchema(schema, values, how), values) as never;
  return Object.assign(rules, { schema });
}
