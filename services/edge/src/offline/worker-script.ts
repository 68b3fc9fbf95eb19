import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { extname } from 'node:path';
import type { Locale } from '@dana/contracts/locale';
import { raw } from 'hono/html';
import { minify_sync as minify } from 'terser';
import { smallDocument, smallDocumentPolicy } from '../document/small-document.ts';
import { offlineWords } from '@dana/contracts/offline-words';

/** Its modules, each after those that it imports. */
const keepingFiles = [
  'kinds-of-request',
  'document-parts',
  'stores',
  'put-within',
  'keep-files',
  'keep-page',
  'offline-page',
  'answer-page',
  'answer-parts',
  'keep-seen',
  'worker',
].map(ownFile);
const contract = new URL(import.meta.resolve('@dana/contracts/offline'));

/**
 * The worker that keeps what was seen. The same bytes in every edge of this build with the same settings.
 * @param filesOrigin – where released files are, when that is another host.
 */
export const keepingWorker = (filesOrigin?: string): string =>
  oneScript([contract, ...keepingFiles], {
    filesOrigin: filesOrigin ?? null,
    offlinePages: { en: offlineDocument('en'), ar: offlineDocument('ar') },
    offlinePolicy: smallDocumentPolicy,
  });

/** The worker that stands in its place while it is switched off: it drops all that was kept and leaves. */
export const endingWorker = (): string =>
  oneScript([contract, ...['stores', 'ending-worker'].map(ownFile)], {});

function ownFile(name: string): URL {
  // `.js` where the storefront is bundled.
  return new URL(`./worker/${name}${extname(import.meta.url)}`, import.meta.url);
}

/**
 * Lays modules behind each other as one classic script: not all of our browsers take modules as workers. So no two of them
 * may declare the same name. Errors: throws where they do.
 */
function oneScript(files: readonly URL[], values: Record<string, unknown>): string {
  const texts = files.map((file) =>
    stripTypeScriptTypes(readFileSync(file, 'utf8'))
      .replace(/^import\s[^;]*;$/gm, '')
      .replace(/^export (?=const|function|async)/gm, ''),
  );
  const given = Object.entries(values).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`);
  const { code } = minify([...given, ...texts].join('\n'), { ecma: 2020, module: true });
  if (code === undefined) throw new Error('The worker is empty.');
  return code;
}

/** The list stands behind the words of this server; the worker fills it in, or leaves both out. */
function offlineDocument(locale: Locale): string {
  const { title, sentence, seen } = offlineWords[locale];
  const list = `<!--seen--><p>${seen}</p><!--seen-->`;
  return smallDocument(locale, { title, paragraphs: [sentence], after: raw(list) });
}
