import type { Address } from '@dana/contracts/api/address';
import { majorText, toMinor } from '@dana/contracts/money';
import type { Lang } from '../http/context.ts';

const locales = { en: 'en-GB', ar: 'ar-KW-u-nu-latn' };
const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
// The shop's own clock, whatever the server's.
const timeZone = 'Asia/Kuwait';

/** A moment with its time. */
export function momentText(iso: string, lang: Lang): string {
  return new Intl.DateTimeFormat(locales[lang], {
    ...day,
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(iso));
}

/** A day. */
export function dayText(iso: string, lang: Lang): string {
  return new Intl.DateTimeFormat(locales[lang], { ...day, timeZone }).format(new Date(iso));
}

/** An amount in major units, as the shop writes it. */
export function moneyText(amount: number, currency: string): string {
  return `${currency} ${majorText(toMinor(amount, currency), currency)}`;
}

/** An address line by line, as it is read in Kuwait: area with governorate, block, the rest, country. */
export function addressText(address: Address | null): string[] {
  if (!address) return [];
  const { city, area: ownArea, town, address: street, country, postal_code: code } = address;
  const area = [ownArea || city?.name, city?.parent_name].filter(Boolean).join(' – ');
  const land = [country?.name, code].filter(Boolean).join(' ');
  return [area, town, street, land].filter((line) => line !== '');
}
