import * as z from 'zod/mini';
import { ReleaseRefusal } from '../../store/refusal.ts';

const positionSchema = z.object({
  /** Only changes before this revision. */
  revision: z.int().check(z.positive()),
  /** Only publishes before this place in their order. */
  publish: z.string().check(z.maxLength(200)),
  /** Only entries before this key. */
  entry: z.string().check(z.maxLength(200)),
});

/** How far a reader of the audit has come in each of its sources. */
export type AuditPosition = z.infer<typeof positionSchema>;

/** A position as callers hold it: they hand it back and read nothing in it. */
export const cursorOf = (position: AuditPosition): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url');

/** The position of a cursor. Errors: refuses (400) what no answer gave. */
export function readCursor(cursor: string): AuditPosition {
  const parsed = positionSchema.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()));
  if (parsed.success) return parsed.data;
  throw new ReleaseRefusal(
    400,
    'bad_cursor',
    'before takes what `next` of an answer says. Begin without it.',
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
