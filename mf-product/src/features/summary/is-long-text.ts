import { readCharacters } from '@dana/contracts/read-characters';

/** A description with more characters than this can be folded. Source: docs/shop-rules.md. */
const foldedAboveCharacters = 200;

const entities = /&(?:#\d+|#x[\da-f]+|[a-z][\da-z]*);/giu;

/** Whether a description is long enough for "See more": its text, without mark-up, as a reader counts characters. */
export function isLongText(html: string): boolean {
  const text = html
    .replace(/<[^>]*>/gu, ' ')
    .replace(entities, 'x')
    .replace(/\s+/gu, ' ')
    .trim();
  return readCharacters(text).length > foldedAboveCharacters;
}
