import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Locale } from '@dana/contracts/locale';
import { type OfflineSettings, workerPath } from '@dana/contracts/offline';
import { offlineWords } from '@dana/contracts/offline-words';
import { readPageFiles } from '@dana/server/read-page-files';
import { Hono } from 'hono';
import { raw } from 'hono/html';
import { smallDocument, smallDocumentPolicy } from '../document/small-document.ts';

/** Where `pnpm build` puts the workers of `services/offline-worker`. */
const builtFolder = join(import.meta.dirname, '../../../offline-worker/dist/web');

/** The worker may ask this origin and the one of released files, and nothing else. */
const policyWith = (assetOrigin = ''): string =>
  `default-src 'none'; connect-src 'self' ${assetOrigin}`.trimEnd();

/**
 * `GET /offline-worker.js`: the worker that keeps what was seen, or, where that is switched off, the one that drops it and leaves.
 * Browsers ask for it with each page that it serves, past their own cache, so that another build's takes its place. Where none was
 * built it is 503, and browsers stay with the one that they have.
 * @param assetOrigin – where released files are, when that is another host. @param folder – the built workers.
 */
export function offlineRoutes(isOn: boolean, assetOrigin?: string, folder = builtFolder): Hono {
  const built = readPageFiles(folder).get(isOn ? 'keeping-worker.js' : 'ending-worker.js');
  const script = `${isOn ? settingsOf(assetOrigin) : ''}${new TextDecoder().decode(built)}`;
  const tag = `"${createHash('sha256').update(script).digest('base64url').slice(0, 22)}"`;
  return new Hono().get(workerPath, (c) => {
    c.header('Cache-Control', 'no-cache');
    if (!built) return c.text('The offline worker is not built here. Build it: pnpm build', 503);
    c.header('Content-Security-Policy', policyWith(assetOrigin));
    c.header('ETag', tag);
    if (c.req.header('if-none-match')?.includes(tag)) return c.body(null, 304);
    return c.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8' });
  });
}

/** What stands before the worker. The same bytes in every edge with the same settings. */
function settingsOf(filesOrigin?: string): string {
  const settings: OfflineSettings = {
    filesOrigin,
    offlinePages: { en: offlineDocument('en'), ar: offlineDocument('ar') },
    offlinePolicy: smallDocumentPolicy,
  };
  return `self.offlineSettings=${JSON.stringify(settings)};\n`;
}

/** The list stands behind the words of this server; the worker fills it in, or leaves both out. */
function offlineDocument(locale: Locale): string {
  const { title, sentence, seen } = offlineWords[locale];
  const list = `<!--seen--><p>${seen}</p><!--seen-->`;
  return smallDocument(locale, { title, paragraphs: [sentence], after: raw(list) });
}
