import { createHash } from 'node:crypto';
import { hasTag } from '@dana/server/has-tag';
import { type Context, Hono } from 'hono';
import { findPicture } from '@dana/sample-shop/drawings/picture-catalogue';
import {
  createPictureStore,
  defaultWidthPx,
  type PictureRequest,
  type PictureStore,
  widthsPx,
} from '../pictures/picture-store.ts';

type MediaRoutesOptions = { readonly dataDir: string; readonly store?: PictureStore };

const contentTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

const fileName =
  /^(?<view>[a-z]{1,20})-(?<colour>[a-z]{1,20})(?:-(?<width>[1-9]\d{2,3}))?\.(?<format>avif|webp|jpg)$/;

/** The shop's own pictures: `GET /{drawing}/{view}-{colour}[-{width}].{avif|webp|jpg}`, to be mounted at `/api/media`. */
export function mediaRoutes({ dataDir, store = createPictureStore({ dataDir }) }: MediaRoutesOptions) {
  return new Hono().get('/:drawing/:file', async (c) => {
    const request = parseRequest(c.req.param('drawing'), c.req.param('file'));
    if (!request) return c.notFound();
    return answer(c, await store.read(request), contentTypes[request.format]);
  });
}

/** Only names of the catalogue get through: no part of the address ever becomes part of a file's path unchecked. */
function parseRequest(drawing: string, file: string): PictureRequest | null {
  const { view, colour, width, format } = fileName.exec(file)?.groups ?? {};
  const picture = view && colour ? findPicture(drawing, view, colour) : null;
  const widthPx = widthsPx.find((known) => known === Number(width ?? defaultWidthPx));
  if (!picture || !widthPx || !isFormat(format)) return null;
  return { picture, widthPx, format };
}

const isFormat = (text: string | undefined): text is keyof typeof contentTypes =>
  text !== undefined && Object.hasOwn(contentTypes, text);

/** The address stays when a drawing is mended, so a browser asks again after a day and usually hears 304. */
function answer(c: Context, bytes: Buffer, contentType: string): Response {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  c.header('Cache-Control', 'public, max-age=86400');
  c.header('ETag', etag);
  c.header('X-Content-Type-Options', 'nosniff');
  if (hasTag(c.req.header('If-None-Match'), etag)) return c.body(null, 304);
  c.header('Content-Type', contentType);
  return c.body(new Uint8Array(bytes));
}
