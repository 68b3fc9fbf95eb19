import type { Store } from './store.ts';

type Schema<Value> = { safeParse: (value: unknown) => { data?: Value | undefined } };

/** What stands under a key, when it is of the form; `undefined` when it is missing, damaged, or of a newer release. */
export async function readStored<Value>(
  store: Store,
  key: string,
  schema: Schema<Value>,
): Promise<Value | undefined> {
  const bytes = await store.get(key);
  if (bytes === undefined) return undefined;
  try {
    return schema.safeParse(JSON.parse(new TextDecoder().decode(bytes))).data;
  } catch {
    return undefined;
  }
}

/** The bytes under which a value is stored. */
export const storedBytes = (value: unknown): Uint8Array =>
  new TextEncoder().encode(`${JSON.stringify(value)}\n`);
