import { createHash } from 'node:crypto';
import { openTag } from '../../http/escape-html.ts';
import type { LinkedFile } from '../files-of-page.ts';
import type { Sheet } from './parse-sheet.ts';
import { rulesInUse } from './rules-in-use.ts';

export type DocumentStyles = {
  /** Elements of the head, in the order of the cascade. */
  html: string;
  /** Words by which the document's policy lets its own style elements in. */
  sources: string[];
  /** The whole sheets that the start brings in. */
  following: LinkedFile[];
};

/**
 * The styles of a document: of each sheet the part that it shows stands in the document itself, and the whole sheet
 * follows behind the first view, unless it holds faces alone. Without scripts the whole sheets are there at once; one that could not be read is waited for.
 */
export function documentStyles(
  files: readonly LinkedFile[],
  sheets: ReadonlyMap<string, Sheet>,
  html: string,
): DocumentStyles {
  const read = files.flatMap((file) => {
    const sheet = sheets.get(file.url);
    return sheet ? [{ file, sheet }] : [];
  });
  const texts = rulesInUse(
    read.map(({ sheet }) => sheet),
    html,
  );
  const textOf = new Map(read.map(({ file }, index) => [file, texts[index] ?? '']));
  const isWholeInside = ({ url }: LinkedFile): boolean => sheets.get(url)?.isOfFaces ?? false;
  const elementsOf = (file: LinkedFile): string => {
    const text = textOf.get(file);
    if (text === undefined) return linkTo(file);
    const part = `<style>${text}</style>`;
    return isWholeInside(file) ? part : `${part}<noscript>${linkTo(file)}</noscript>`;
  };
  return {
    html: files.map(elementsOf).join(''),
    sources: [...new Set(texts.map(sourceOf))],
    following: read.flatMap(({ file }) => (isWholeInside(file) ? [] : [file])),
  };
}

const linkTo = ({ url, integrity }: LinkedFile): string =>
  openTag('link', { rel: 'stylesheet', href: url, integrity, crossorigin: 'anonymous' });

const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
