import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { OpenDatabase } from '../../database/open-database.ts';

/** What the shopper of the first shop has: her password, and the token of a browser in which she is signed in. */
export const noura = {
  email: 'noura@dana.example',
  password: 'a long password',
  token: 'the-token-of-a-browser-of-before',
  order: 'order-of-noura-first',
};

/** Makes an empty database one of the first form, with a small shop in it. */
export async function fillFirstShop({ db }: Pick<OpenDatabase, 'db'>): Promise<void> {
  for (const file of ['schema.sql', 'data.sql']) {
    const text = await readFile(join(import.meta.dirname, file), 'utf8');
    for (const statement of text.split(/;\n/))
      if (/^\s*[^-\s]/m.test(statement)) await sql.raw(statement).execute(db);
  }
}
