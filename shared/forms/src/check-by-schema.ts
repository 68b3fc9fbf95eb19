type Issue = { path: PropertyKey[]; message: string };
type Schema = {
  safeParse: (values: unknown) => { success: true } | { success: false; error: { issues: Issue[] } };
};

/**
 * Checks values by a schema, for a resolver of the form library. The values stay as they were typed: it is the API that
 * tidies them. @param nameOf – the field for a name of the schema, where they differ.
 */
export function checkBySchema<Values>(
  schema: Schema,
  values: Values,
  {
    checked = values,
    nameOf = (name: string) => name,
  }: { checked?: unknown; nameOf?: (name: string) => string } = {},
) {
  const result = schema.safeParse(checked);
  if (result.success) return { values, errors: {} };
  const errors: Record<string, { type: string; message: string }> = {};
  for (const { path, message } of result.error.issues)
    errors[nameOf(String(path[0]))] ??= { type: 'schema', message };
  return { values: {}, errors };
}
