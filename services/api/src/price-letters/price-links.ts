import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Lang } from '../http/context.ts';
import { isSigned, sign } from '../http/signed-link.ts';

/** What can be done by a link: confirm the account's e-mail, or end the letters. */
export type PriceStep = 'confirm' | 'leave';

/** The path of the page that asks once more; `key` may carry a signature. */
export const pricePath = (step: PriceStep, key: string, lang: Lang): string =>
  `/api/price-letters/${step}/${key}?lang=${lang}`;

const signedText = (key: string, email: string) => `price letters ${key} to ${email}`;

/** The key of a link that confirms this address and no other: an account may get another one before it is pressed. */
export const confirmKey = async (db: Kysely<Database>, key: string, email: string): Promise<string> =>
  `${key}.${await sign(db, signedText(key, email))}`;

/** Who agreed, and whether the link was mailed to the address that the account has now; undefined when the letters ended. */
export async function readConfirmKey(db: Kysely<Database>, signedKey: string) {
  const [key = '', signature] = signedKey.split('.');
  const reader = await db
    .selectFrom('price_letters as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['u.id', 'u.email'])
    .where('p.key', '=', key)
    .executeTakeFirst();
  if (!reader || !(await isSigned(db, signedText(key, reader.email), signature))) return undefined;
  return reader;
}
