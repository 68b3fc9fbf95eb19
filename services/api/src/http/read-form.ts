import type { Context } from 'hono';
import { ApiFailure } from './failure.ts';
import { readBytes } from './read-input.ts';

/** Reads a multipart body of at most so many bytes: 415 for another type of body, 413 beyond, 400 when it cannot be read. */
export async function readForm(
  c: Context,
  bytesMax: number,
  code: 'body_too_large' | 'file_too_large',
): Promise<FormData> {
  const type = c.req.header('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type)) throw new ApiFailure(415, 'unreadable_body');
  const body = await readBytes(c, bytesMax, code);
  try {
    return await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  } catch {
    throw new ApiFailure(400, 'unreadable_body');
  }
}
