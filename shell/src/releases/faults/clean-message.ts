import { faultLimits } from '@dana/contracts/beacon/limits';

const digit = '[\\d٠-٩۰-۹]';

/** In this order: what one of them took out is not looked at again by the others. */
const rules: readonly (readonly [RegExp, string])[] = [
  // Of an address only whose it is; the shop's own page stands beside the message.
  [/\b(?:data|blob):\S+/gi, '(data)'],
  [/\b[a-z][a-z0-9+.-]*:\/\/(?:[^\s/?#]*@)?([^\s/?#'"`)>]*)[^\s'"`)>]*/gi, '$1/…'],
  [/[?#](?=[^\s'"`)]*=)[^\s'"`)]*/g, '?…'],
  [/[^\s@<>()"'`:;,=]+(?:@|%40)[^\s@<>()"'`:;,]+/gi, '(e-mail)'],
  // Keys and tokens: long, and not a word.
  [/\b(?=[\w-]*\d)[\w-]{16,}(?:\.[\w-]{8,})*/g, '(id)'],
  [new RegExp(`\\+?${digit}(?:[ -]?${digit}){3,}`, 'g'), '(number)'],
  // Code and its messages are in Latin letters: all others came from somebody's text.
  [/[^\x20-\x7e…]+(?:\s+[^\x20-\x7e…]+)*/g, '…'],
  [/"[^"]*"?(?=\.* is not valid JSON)/g, '"…"'],
];

/** An apostrophe within a word is no quotation mark. */
const quoted = /"([^"]*)"?|`([^`]*)`?|(?<!\w)'([^']*)'(?!\w)/g;
const nameInCode = /^[\w$.[\]]{0,40}$/;

/**
 * An error's message as it may leave the page: without queries, e-mail addresses, keys, long numbers, texts in other letters or
 * in quotes, and without anything of what is typed into the page, at most 300 characters long.
 * @param typed – what stands in the page's fields, the longest first.
 */
export function cleanMessage(message: string, typed: readonly string[] = []): string {
  // A whole document can be quoted in a message.
  let text = message.slice(0, 10 * faultLimits.message).replace(/\s+/g, ' ');
  for (const words of typed) text = text.replace(wholeWords(words), '…');
  for (const [found, instead] of rules) text = text.replace(found, instead);
  text = text.replace(quoted, (all, ...words) =>
    nameInCode.test(words.slice(0, 3).join('')) ? all : `${all[0]}…${all[0]}`,
  );
  return text.trim().slice(0, faultLimits.message);
}

function wholeWords(text: string): RegExp {
  const plain = text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${plain}(?![\\p{L}\\p{N}])`, 'giu');
}
