import { pageSetHeader } from '@dana/contracts/offline';
import type { Context } from 'hono';
import { compressText } from '../http/compress-text.ts';
import type { ReleaseAnswer } from '../session/release-request.ts';
import type { HtmlDocument } from './html-document.ts';
import { pageSetOf } from './page-set.ts';
import { someRetrySeconds } from './without-renderer.ts';

/** Sends a document that nobody may keep: it is personal, a preview, or no whole page. */
export async function sendOnce(
  c: Context,
  { composition, isPreview, stale, setCookie }: ReleaseAnswer,
  { html, policy }: HtmlDocument,
  { status, currency }: { status: number; currency: string },
): Promise<Response> {
  if (status === 503) c.header('Retry-After', String(someRetrySeconds()));
  if (isPreview) c.header('X-Robots-Tag', 'noindex');
  else c.header(pageSetHeader, pageSetOf(composition, currency));
  if (stale !== undefined) c.header('X-Release-State', `stale; revision=${stale}`);
  if (setCookie !== undefined) c.header('Set-Cookie', setCookie);
  c.header('Cache-Control', 'private, no-store');
  c.header('Vary', 'Accept-Encoding, Cookie');
  c.header('Content-Security-Policy', policy);
  c.header('Content-Type', 'text/html; charset=utf-8');
  const { body, encoding } = await compressText(html, c.req.header('accept-encoding'));
  if (encoding) c.header('Content-Encoding', encoding);
  return c.body(body, status as 200);
}
