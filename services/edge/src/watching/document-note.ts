import { splitLocale } from '@dana/contracts/locale';
import { matchRoute } from '@dana/contracts/match-route';
import type { Composition } from '@dana/contracts/release/composition';
import type { Context } from 'hono';

/**
 * Where a document came from: `kept`, `stale` (kept, and there should be a newer one), `made` for this request and kept,
 * `personal` (made and not kept), `refused` (could not be made), `browser` (left to the browser).
 */
export type DocumentOrigin = 'kept' | 'stale' | 'made' | 'personal' | 'refused' | 'browser';

/** What a request got as its document. */
type DocumentNote = { composition: Composition; origin: DocumentOrigin };

declare module 'hono' {
  interface ContextVariableMap {
    document?: DocumentNote;
  }
}

/** Notes which document a request gets, for the log and the numbers. */
export const noteDocument = (c: Context, composition: Composition, origin: DocumentOrigin): void =>
  c.set('document', { composition, origin });

/** A document in words of which there are only so many, and its path where that is the same for everybody. */
export type NamedDocument = { route: string; origin: DocumentOrigin; composition: string; path?: string };

/** @param pathname – with its language. @returns undefined for a request that got no document. */
export function namedDocument(c: Context, pathname: string): NamedDocument | undefined {
  const note = c.get('document');
  if (!note) return undefined;
  const { path } = splitLocale(pathname);
  const match = matchRoute(note.composition.remotes, path);
  return {
    route: match?.route.path ?? 'none',
    origin: note.origin,
    composition: note.composition.id,
    // Of a personal page the address is a key: an order's, or that of a link in a mail.
    ...(match?.route.cache === 'public' && { path: pathname }),
  };
}
