import type { Context } from 'hono';
import { ReleaseRefusal } from '../../store/refusal.ts';

/** A refusal in the API's error form. Errors: rethrows what is none, because that is a bug. */
export function refusalAnswer(error: Error, c: Context): Response {
  if (!(error instanceof ReleaseRefusal)) throw error;
  const { status, code, message, details } = error;
  c.header('Cache-Control', 'no-store');
  if (status === 401) c.header('WWW-Authenticate', 'Bearer');
  if (status === 503) c.header('Retry-After', '5');
  if (status === 429) c.header('Retry-After', '60');
  return c.json({ success: false, message, error: { code, status, message, ...details } }, status);
}
