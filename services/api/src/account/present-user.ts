import type { Selectable } from 'kysely';
import { presentPicture } from '../catalogue/localise.ts';
import type { Database } from '../database/schema.ts';
import type { Lang } from '../http/context.ts';

/** A shopper as their own answers carry them; the password's hash stays behind. */
export function presentUser(row: Selectable<Database['users']>, lang: Lang) {
  const picture = row.avatar && presentPicture(row.avatar, lang);
  return {
    id: row.id,
    name: `${row.first_name} ${row.last_name}`.trim(),
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    email_verified: row.email_verified_at !== null,
    phone: row.phone,
    cart: row.cart_id,
    avatar: picture,
    image: picture,
  };
}
