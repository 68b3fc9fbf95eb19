import { readCharacters } from '@dana/contracts/read-characters';

/** A description with more characters than this is folded, and no more of it is shown then. Source: docs/shop-rules.md. */
const foldedAboveCharacters = 200;

const entities = /&(?:#\d+|#x[\da-f]+|[a-z][\da-z]*);/giu;
/** A tag, whatever its quoted attributes hold, or the text up to the next. */
const pieces = /<(?:"[^"]*"|'[^']*'|[^'">])*>|<|[^<]+/gu;
const tagName = /^<\/?([a-z][\da-z]*)/iu;
const withoutEnd = new Set(['br', 'hr', 'img', 'wbr']);
const blocks = new Set(['p', 'ul', 'ol', 'blockquote', 'table']);
const sentenceEnd = /[.!?؟…]["'”’»)]*(?=\s)/gu;
const wordEnd = /(?<=\S)\s+(?=\S)/gu;

/** A text in two: what is shown at first, and the rest. Both are HTML of their own, to be cleaned as the whole is. */
export type FoldedText = { beginning: string; rest: string };

/** A place where a text may be cut, what is open there, and how many characters stand before it. */
type Cut = { at: number; open: string[]; count: number };

/**
 * A description of more than 200 characters, cut behind the last sentence that ends within them, or behind the first where that is
 * longer. One that is a single sentence is cut between two words. @returns undefined for one that is not folded.
 */
export function foldText(html: string): FoldedText | undefined {
  if (lengthOf(html) <= foldedAboveCharacters) return undefined;
  const { sentences, words } = cutsOf(html);
  const cut = lastWithin(sentences) ?? sentences[0] ?? lastWithin(words);
  if (!cut) return undefined;
  const { at, open } = cut;
  return {
    beginning:
      html.slice(0, at) +
      open
        .toReversed()
        .map((name) => `</${name}>`)
        .join(''),
    rest: open.map((name) => `<${name}>`).join('') + html.slice(at).trimStart(),
  };
}

/** As a reader counts: without mark-up, spaces as one. */
function lengthOf(html: string): number {
  const text = html.replace(pieces, (piece) => (piece.length > 1 && piece.startsWith('<') ? ' ' : piece));
  return readCharacters(text.replace(entities, 'x').replace(/\s+/gu, ' ').trim()).length;
}

const lastWithin = (cuts: Cut[]): Cut | undefined =>
  cuts.findLast(({ count }) => count <= foldedAboveCharacters);

function cutsOf(html: string): { sentences: Cut[]; words: Cut[] } {
  const sentences: Cut[] = [];
  const words: Cut[] = [];
  const open: string[] = [];
  const add = (cuts: Cut[], at: number): void => {
    // The second half of a link would lead nowhere.
    if (open.includes('a') || lengthOf(html.slice(at)) === 0) return;
    // A list is read as one.
    if (open.includes('li') && cuts === sentences) return;
    cuts.push({ at, open: [...open], count: lengthOf(html.slice(0, at)) });
  };
  for (const { 0: piece, index } of html.matchAll(pieces)) {
    const name = tagName.exec(piece)?.[1]?.toLowerCase() ?? '';
    if (!piece.startsWith('<')) {
      for (const end of piece.matchAll(sentenceEnd)) add(sentences, index + end.index + end[0].length);
      for (const end of piece.matchAll(wordEnd)) add(words, index + end.index);
    } else if (piece.startsWith('</')) {
      open.pop();
      if (blocks.has(name)) add(sentences, index + piece.length);
    } else if (name && !withoutEnd.has(name) && !piece.endsWith('/>')) open.push(name);
  }
  return { sentences, words };
}
