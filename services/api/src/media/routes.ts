import { uploadAnswerSchema, uploadBytesMax } from '@dana/contracts/api/upload';
import { type Context, Hono } from 'hono';
import sharp from 'sharp';
import { readForm, requireUser } from '../http/read-input.ts';
import type { ApiDeps } from '../deps.ts';
import { answerer } from '../http/answer.ts';
import type { ApiEnv } from '../http/context.ts';
import { ApiFailure, notFound } from '../http/failure.ts';
import { callLimits } from '../http/limiter.ts';
import { keepUploadBytes, readUploadBytes, uploadUrl } from './upload-store.ts';
import { createHash } from 'node:crypto';
import { hasTag } from '@dana/server/has-tag';
import {
  createPictureSources,
  createPictureStore,
  defaultWidthPx,
  type PictureRequest,
  widthsPx,
} from './picture-store.ts';

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

// Boundaries, headers and the small fields around the file.
const envelopeBytesMax = 16 * 1024;
const fileFields = ['files', 'files[]', 'file'];

/**
 * Reads the one file of a multipart body: 415 for another type of body, 413 beyond 2 MB, 400 when it cannot be
 * read, 422 when there is no file or more than one. The file's name and declared type are not looked at.
 */
async function readUpload(c: Context): Promise<Uint8Array> {
  const files = filesOf(await readForm(c, uploadBytesMax + envelopeBytesMax, 'file_too_large'));
  const [file] = files;
  if (!file) throw refusal('validation.required');
  if (files.length > 1) throw refusal('validation.invalid');
  if (file.size > uploadBytesMax)
    throw new ApiFailure(413, 'file_too_large', { fields: { files: 'file_too_large' } });
  return new Uint8Array(await file.arrayBuffer());
}

function filesOf(form: FormData): File[] {
  return fileFields
    .flatMap((field) => form.getAll(field))
    .filter((value): value is File => typeof value !== 'string' && value.size > 0);
}

const refusal = (key: 'validation.required' | 'validation.invalid') =>
  new ApiFailure(422, 'invalid_input', { fields: { files: key } });

// Shown as an account's picture, at most 320 CSS pixels wide on a screen of double density.
const sidePxMax = 640;
const pixelsMax = 40_000_000;
const quality = 82;
const secondsMax = 10;

/** The type of a picture by its first bytes; null for everything that is not taken. */
function pictureTypeOf(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | null {
  const starts = (...expected: number[]) => expected.every((byte, index) => bytes[index] === byte);
  if (starts(0xff, 0xd8, 0xff)) return 'jpeg';
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  const text = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  return text.startsWith('RIFF') && text.endsWith('WEBP') ? 'webp' : null;
}

/**
 * Redraws an uploaded picture as WebP: nothing of the file's own bytes is kept – no place it was taken at, no
 * script hidden behind a picture's first bytes. 415 for another type, 422 for one that cannot be drawn.
 */
async function encodePicture(bytes: Uint8Array): Promise<Uint8Array> {
  const type = pictureTypeOf(bytes);
  if (!type) throw new ApiFailure(415, 'wrong_file_type', { fields: { files: 'wrong_file_type' } });
  try {
    const picture = sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'error', sequentialRead: true });
    const { format } = await picture.metadata();
    if (format !== type) throw new Error(`The picture says ${type} and is ${format}.`);
    const webp = await picture
      .rotate()
      .resize({ width: sidePxMax, height: sidePxMax, fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .timeout({ seconds: secondsMax })
      .toBuffer();
    return new Uint8Array(webp);
  } catch {
    throw new ApiFailure(422, 'unreadable_picture', { fields: { files: 'unreadable_picture' } });
  }
}

const contentTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

const fileName = /^(?<name>[a-z]{1,20}-[a-z]{1,20})(?:-(?<width>[1-9]\d{2,3}))?\.(?<format>avif|webp|jpg)$/;

/** The shop's own pictures: `GET /{folder}/{view}-{name}[-{width}].{avif|webp|jpg}`, to be mounted at `/api/media`. */
export function mediaRoutes({ db, changes, dataDir }: Pick<ApiDeps, 'db' | 'changes' | 'dataDir'>) {
  const sources = createPictureSources(db, changes);
  const store = createPictureStore({ dataDir, sources });

  /** Only names of the catalogue get through: no part of the address becomes part of a file's path unchecked. */
  async function parseRequest(folder: string, file: string): Promise<PictureRequest | null> {
    const { name, width, format } = fileName.exec(file)?.groups ?? {};
    const widthPx = widthsPx.find((known) => known === Number(width ?? defaultWidthPx));
    if (!name || !widthPx || !isFormat(format)) return null;
    const picture = await sources.find(`${folder}/${name}`);
    return picture && { picture, widthPx, format };
  }

  return new Hono().get('/:folder/:file', async (c) => {
    const request = await parseRequest(c.req.param('folder'), c.req.param('file'));
    if (!request) return c.notFound();
    return answer(c, await store.read(request), contentTypes[request.format]);
  });
}

const isFormat = (text: string | undefined): text is keyof typeof contentTypes =>
  text !== undefined && Object.hasOwn(contentTypes, text);

/** The address stays when a picture is replaced, so a browser asks again after a day and is usually answered 304. */
function answer(c: Context, bytes: Buffer, contentType: string): Response {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  c.header('Cache-Control', 'public, max-age=86400');
  c.header('ETag', etag);
  c.header('X-Content-Type-Options', 'nosniff');
  if (hasTag(c.req.header('If-None-Match'), etag)) return c.body(null, 304);
  c.header('Content-Type', contentType);
  return c.body(new Uint8Array(bytes));
}
