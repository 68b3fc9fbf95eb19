import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '../database/schema.ts';

/** Signs what a link says, with the shop's own secret: all instances of the API agree on it. */
export async function sign(db: Db, text: string): Promise<string> {
  return (await signer(db))(text);
}

/** Signs many texts, with the secret read once. */
export async function signer(db: Db): Promise<(text: string) => string> {
  const { value } = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'link_secret')
    .executeTakeFirstOrThrow();
  return (text) => createHmac('sha256', value).update(text).digest('base64url');
}

/** Whether a signature is the shop's own for this text. */
export async function isSigned(db: Db, text: string, signature: string | undefined): Promise<boolean> {
  const expected = Buffer.from(await sign(db, text));
  const given = Buffer.from(signature ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
