import type { WholeShop } from '@dana/contracts/api/shop';
import type { Locale } from '@dana/contracts/locale';

type Shop = WholeShop['shop'];

/** Words of the shop's letters, pages and invoices call it `{{shop}}`: here its name takes that place. */
export const fillShop = (text: string, shop: Shop, lang: Locale): string =>
  text.replaceAll('{{shop}}', shop.name[lang]);

/** Who an invoice is from, below the name: address, registration and tax number, as far as the shop says them. */
export function shopLines(
  { contact, registration, taxNumber }: Pick<Shop, 'contact' | 'registration' | 'taxNumber'>,
  lang: Locale,
): string[] {
  const words = [contact?.address?.[lang], registration?.[lang], taxNumber?.[lang]];
  return words.flatMap((text) => (text ? [text] : []));
}

/** The line that says who sent a letter and from where: name, address and registration, as far as the shop says them. */
export const shopLine = (shop: Shop, lang: Locale): string =>
  [shop.name[lang], shop.contact?.address?.[lang], shop.registration?.[lang]]
    .filter(Boolean)
    .join(lang === 'ar' ? '، ' : ', ');
