import type { Lang } from '../http/context.ts';
import { messages } from '../messages.ts';

/** What mail programs make a link of: an address of the web or of mail, with or without its scheme. */
const link = /\p{L}[\p{L}\d+.-]*:\/\/|\bwww\.|@|[\p{L}\d-]\.\p{L}{2}/iu;
const digitsInRow = /\d{4}/;
const nameMax = 40;

/**
 * A name that somebody typed, as an email greets by it, isolated from the words around it. Anybody may have typed it, and
 * anybody's address with it: what is no name – too long, with a link or a number – is not carried to them.
 */
export function greetedName(name: string, lang: Lang): string {
  return `\u2068${isName(name) ? name : messages[lang].emails.standIn}\u2069`;
}

/** Whether somebody may be called so in an email. */
export const isName = (name: string): boolean =>
  name.length <= nameMax && !link.test(name) && !digitsInRow.test(name);

/** Other words that somebody typed, isolated, so that no mail program makes a link of them. */
export function typedWords(text: string): string {
  const words = link.test(text) ? text.replace(/\.(?=[\p{L}\d])/gu, '. ').replace(/:(?=\/)/g, ': ') : text;
  return `\u2068${words}\u2069`;
}
