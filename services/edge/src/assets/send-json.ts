import type { Context } from 'hono';
import { compressText } from '../http/compress-text.ts';

/** Answers a value as JSON. @param isKept – it never changes at this address: browsers keep it for a year. */
export async function sendJson(c: Context, value: unknown, isKept: boolean): Promise<Response> {
  c.header('Cache-Control', isKept ? 'public, max-age=31536000, immutable' : 'no-store');
  c.header('Vary', 'Accept-Encoding');
  c.header('Content-Type', 'application/json; charset=utf-8');
  const { body, encoding } = await compressText(JSON.stringify(value), c.req.header('accept-encoding'));
  if (encoding) c.header('Content-Encoding', encoding);
  return c.body(body);
}
