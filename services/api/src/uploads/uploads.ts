import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Where an uploaded picture is shown. The key is not the id: who sees the picture cannot name the upload. */
export const uploadUrl = (key: string) => `/api/uploads/${key}.webp`;

/** The shopper's own upload with this id; undefined for another's, and for one that was never made. */
export function findOwnUpload(db: Kysely<Database>, id: string, userId: string) {
  return db
    .selectFrom('uploads')
    .select(['id', 'key'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Drops uploads of before this time that became nobody's picture. */
export async function dropUnusedUploads(db: Kysely<Database>, before: Date): Promise<void> {
  await sql`delete from uploads where created_at < ${before} and not exists (
    select from users u where u.id = uploads.user_id
      and u.avatar ->> 'url' = '/api/uploads/' || uploads.key || '.webp')`.execute(db);
}
