import { uploadAnswerSchema } from '@dana/contracts/api/upload';
import { Hono } from 'hono';
import { requireUser } from '../account/identify.ts';
import type { ApiDeps } from '../deps.ts';
import { answerer } from '../http/answer.ts';
import type { ApiEnv } from '../http/context.ts';
import { notFound } from '../http/failure.ts';
import { callLimits } from '../http/limiter.ts';
import { encodePicture } from '../uploads/encode-picture.ts';
import { readUpload } from '../uploads/read-upload.ts';
import { keepUploadBytes, readUploadBytes } from '../uploads/upload-bytes.ts';
import { uploadUrl } from '../uploads/uploads.ts';

const windowSeconds = 3600;
const pictureType = 'image/webp';

/** POST media/upload, and GET uploads/{key}.webp, which shows what was uploaded. */
export function uploadRoutes(deps: ApiDeps) {
  const answer = answerer(deps);
  const limits = callLimits(deps, 'upload', deps.limits.uploads, windowSeconds);
  return new Hono<ApiEnv>()
    .post('/media/upload', async (c) => {
      const { id: userId } = requireUser(c);
      await limits.count(c, userId);
      const bytes = await encodePicture(await readUpload(c));
      const [id, key] = [deps.randomId(), deps.randomId()];
      // First the picture: a row without one would be shown, a picture without a row is swept away.
      const kept = await keepUploadBytes(deps.uploadBucket, key, bytes, pictureType);
      await deps.db
        .insertInto('uploads')
        .values({ id, key, user_id: userId, content_type: pictureType, bytes: kept, created_at: deps.now() })
        .execute();
      return answer(c, uploadAnswerSchema, { success: true, data: [{ id, full_url: uploadUrl(key) }] }, 201);
    })
    .get('/uploads/:file', async (c) => {
      const row = await deps.db
        .selectFrom('uploads')
        .select(['key', 'bytes', 'content_type', 'user_id'])
        .where('key', '=', c.req.param('file').replace(/\.webp$/, ''))
        .executeTakeFirst();
      // The address is the key; a caller who says who they are must be the one who uploaded it.
      const user = c.get('user');
      if (!row || (user && user.id !== row.user_id)) throw notFound();
      const bytes = await readUploadBytes(deps.uploadBucket, row.key, row.bytes);
      if (!bytes) throw notFound();
      return c.body(new Uint8Array(bytes), 200, {
        'Content-Type': row.content_type,
        'Content-Disposition': 'inline; filename="picture.webp"',
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'X-Content-Type-Options': 'nosniff',
        // Drawn once and never changed, but personal: only the browser keeps it.
        'Cache-Control': 'private, max-age=31536000, immutable',
      });
    });
}
