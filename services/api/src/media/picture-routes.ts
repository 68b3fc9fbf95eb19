import { createHash } from 'node:crypto';
import { hasTag } from '@dana/server/has-tag';
import { type Context, Hono } from 'hono';
import type { ApiDeps } from '../deps.ts';
import {
  createPictureSources,
  createPictureStore,
  defaultWidthPx,
  type PictureRequest,
  widthsPx,
} from './picture-store.ts';

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
