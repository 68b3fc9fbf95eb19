import type { Locale } from './locale.ts';
import { latinDigits, proseText } from './typed-text.ts';

/** What finds a door in Kuwait, apart from the area. */
export type StreetAddress = {
  block: string;
  street: string;
  avenue: string;
  building: string;
  floor: string;
  flat: string;
  paci: string;
  landmark: string;
};

type NamedPart = Exclude<keyof StreetAddress, 'landmark'>;
export type AddressWords = Record<NamedPart, string>;

/** The words by which an address names its parts. They are stored with it, so they change no more. */
export const addressWords: Readonly<Record<Locale, AddressWords>> = {
  en: {
    block: 'Block',
    street: 'Street',
    avenue: 'Avenue',
    building: 'Building',
    floor: 'Floor',
    flat: 'Flat',
    paci: 'PACI',
  },
  ar: {
    block: 'قطعة',
    street: 'شارع',
    avenue: 'جادة',
    building: 'منزل',
    floor: 'دور',
    flat: 'شقة',
    paci: 'الرقم الآلي',
  },
};
const separators: Readonly<Record<Locale, string>> = { en: ', ', ar: '، ' };

/** In the order in which drivers in Kuwait read it. */
const lineParts = ['street', 'avenue', 'building', 'floor', 'flat', 'paci'] as const;

/** Brings the parts into the API's two fields: the block is the town, the rest one line in fixed order. */
export function writeStreetAddress(parts: StreetAddress, locale: Locale): { town: string; address: string } {
  const words = addressWords[locale];
  const clean = (part: keyof StreetAddress): string => latinDigits(proseText(parts[part]));
  const named = lineParts.filter((part) => clean(part) !== '').map((part) => `${words[part]} ${clean(part)}`);
  const line = [...named, clean('landmark')].filter((text) => text !== '');
  return { town: `${words.block} ${clean('block')}`.trim(), address: line.join(separators[locale]) };
}

/**
 * Takes a stored address apart again, whichever language it was written in. What carries no known word, or a word that
 * was there before, goes to the landmark with the address's own comma, so that nothing is lost.
 */
export function readStreetAddress({ town, address }: { town: string; address: string }): StreetAddress {
  const parts: StreetAddress = {
    block: valueAfter('block', town) ?? town.trim(),
    ...{ street: '', avenue: '', building: '', floor: '', flat: '', paci: '', landmark: '' },
  };
  const rest: string[] = [];
  const separator = address.includes('،') ? separators.ar : separators.en;
  for (const piece of address.split(/[,،]\s*/)) {
    const part = lineParts.find((name) => parts[name] === '' && valueAfter(name, piece));
    if (part) parts[part] = valueAfter(part, piece) ?? '';
    else if (piece.trim() !== '') rest.push(piece.trim());
  }
  return { ...parts, landmark: rest.join(separator) };
}

function valueAfter(part: NamedPart, text: string): string | undefined {
  for (const { [part]: word } of Object.values(addressWords)) {
    if (text.trim().startsWith(`${word} `)) return text.trim().slice(word.length).trim();
  }
  return undefined;
}
