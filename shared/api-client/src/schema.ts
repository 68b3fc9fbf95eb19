type Issue = { path: PropertyKey[]; message: string };

/** What the client asks of a zod schema. */
export type Schema<Value> = {
  safeParse(input: unknown): { success: true; data: Value } | { success: false; error: { issues: Issue[] } };
};

/**
 * A schema, or a function that imports it. A lazy one travels only when a call is really made: the data of a first view
 * comes with its HTML, so most visits need neither schemas nor the HTTP client before the page is interactive.
 */
export type SchemaSource<Value> = Schema<Value> | (() => Promise<Schema<Value>>);

/** The schema behind a source. */
export function schemaOf<Value>(source: SchemaSource<Value>): Promise<Schema<Value>> {
  return typeof source === 'function' ? source() : Promise.resolve(source);
}
