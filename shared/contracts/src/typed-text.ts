/*
 * How the text of every field is cleaned, in the page and in the API alike. Without dependencies, so that a page may use it before
 * its form's rules are there. Two grades: an identifier is compared, prose is read. Passwords are neither.
 */

// Joiners, marks and isolates of direction, soft hyphens, signs that only colour an emoji: nobody sees or types them.
const unseen = /\p{Default_Ignorable_Code_Point}/gu;
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const wideSpaces = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
const hyphens = /[\u058a\u05be\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/g;
const start = /^[\s\p{Default_Ignorable_Code_Point}]+/u;
// The last sign of an emoji or of a flag belongs to it.
const end =
  /(?:(?!(?<=\p{Extended_Pictographic})\ufe0f|(?<=\u{1f3f4}[\u{e0020}-\u{e007e}]*)[\u{e0020}-\u{e007f}])[\s\p{Default_Ignorable_Code_Point}])+$/u;
const arabicIndicZero = 0x0660;
const persianZero = 0x06f0;

/** Turns Arabic-Indic and Persian digits into Latin ones and leaves all else: for words in which numbers stand. */
export function latinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code >= persianZero ? persianZero : arabicIndicZero));
  });
}

/**
 * What is compared, as it was meant: a phone, a code, a number, a search. Nothing unseen in it, Latin digits, "-" for every
 * hyphen and dash, " " for every space; letters composed. Copied from our own emails it is what was written there.
 */
export function identifierText(text: string): string {
  const seen = text.normalize('NFC').replace(unseen, '');
  return latinDigits(seen.replace(hyphens, '-').replace(wideSpaces, ' ')).trim();
}

/** So many characters of a search count. */
export const searchMaxLength = 100;

/** What is searched for: as it is compared, and no more of it than counts. */
export function searchedText(text: string): string {
  return identifierText(text).slice(0, searchMaxLength);
}

/** Whether more of a search was typed than counts. */
export function isLongSearch(text: string): boolean {
  return identifierText(text).length > searchMaxLength;
}

/** A coupon's code or an order's number: in capitals and without spaces. "#" stands before numbers in emails and talk. */
export function codeText(text: string): string {
  return identifierText(text).replace(/^#|\s/g, '').toUpperCase();
}

/**
 * An e-mail address as it is kept: in small letters, because two spellings of one address are one account, and its domain in the
 * letters of the Internet (`xn--…`), as Chrome gives it and other browsers do not.
 */
export function emailText(text: string): string {
  const plain = identifierText(text.replace(wideSpaces, '')).toLowerCase();
  const at = plain.lastIndexOf('@') + 1;
  const domain = plain.slice(at);
  if (at === 0 || !/^(?=.*[^\0-\x7f])[\p{L}\p{M}\p{N}.\u3002-]+$/u.test(domain)) return plain;
  try {
    return plain.slice(0, at) + new URL(`http://${domain}`).hostname;
  } catch {
    return plain;
  }
}

/**
 * What a mail server takes, of an address as `emailText` gives it: before the "@" the letters that RFC 5322 allows without quotes,
 * after it at least two names, the last of which is no number.
 */
export const emailPattern =
  /^(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?!\d+$)[a-z\d][a-z\d-]{0,61}[a-z\d]$/;

/**
 * What is read: a name, an address, a message. Letters composed, no marks of direction, nothing unseen at its ends. A joiner
 * between two letters is part of a Persian or Urdu word and stays.
 */
export function proseText(text: string): string {
  return text.normalize('NFC').replace(directions, '').replace(start, '').replace(end, '');
}

/** The same where nothing need be said: signs without a letter or a digit are nothing. */
export function proseOrNothing(text: string): string {
  const prose = proseText(text);
  return hasWords(prose) ? prose : '';
}

/** Whether there is anything to read: a letter or a digit of any script. Some letters of Korean are only there to fill. */
export function hasWords(text: string): boolean {
  return /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u.test(text);
}

/** A password as it is compared: what looks alike is alike, on whichever keyboard it was typed. Nothing else is done to it. */
export function passwordText(text: string): string {
  return text.normalize('NFC');
}
