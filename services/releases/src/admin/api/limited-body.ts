import type { Context } from 'hono';
import { ReleaseRefusal } from '../../store/refusal.ts';

/** A request's body as it arrives. Errors: refuses (413) as soon as more than the limit came, whatever was announced. */
export async function* limitedBody(c: Context, maxBytes: number): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of c.req.raw.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes)
      throw new ReleaseRefusal(
        413,
        'upload_too_large',
        `An upload has at most ${maxBytes / 1024 / 1024} MB. Nothing was stored.`,
      );
    yield chunk;
  }
}
