import type { promiseIcons, Shop, ShopAbout, WholeShop } from '../api/shop.ts';
import { type Locale, locales } from '../locale.ts';

/** Texts of a shop in one language: each pair of words has become the one that is read. */
type InOneLanguage<Value> = Value extends { en: string; ar: string }
  ? string
  : Value extends (infer Item)[]
    ? InOneLanguage<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: InOneLanguage<Value[Key]> }
      : Value;

export type ShopPromise = { icon: (typeof promiseIcons)[number]; title: string; text?: string | undefined };

/** What every page of a shop may say of it, in the language of the page. It travels in each document. */
export type ShopFacts = InOneLanguage<Omit<Shop, 'about' | 'colours' | 'mailSender' | 'taxNumber'>> & {
  /** The name in the other languages. */
  otherNames: string[];
  /** The address in the other language: for a driver who reads that one. */
  otherAddress?: string | undefined;
  /** Stands beside the name at the foot of each page; in the shop's time zone. */
  year?: number;
  /** The document has the mark's drawing (`shopMarkId`). */
  hasMark?: boolean;
  freeDeliveryFrom?: { amount: number; currency: string } | undefined;
  /** The categories that stand for themselves, in the shop's order: the menus name them. */
  departments?: { slug: string; name: string }[] | undefined;
  /** Its content pages: the footer names them. */
  pages?: { slug: string; title: string }[] | undefined;
};

/** What the page "About" says, in its language. */
export type AboutFacts = InOneLanguage<ShopAbout>;

/** Id of the symbol that is the shop's mark, in the document. */
export const shopMarkId = 'shop-mark';

/** A shop of which nothing is known but that it is one. */
export const namelessShop: WholeShop = { shop: { name: { en: 'Shop', ar: 'المتجر' } }, files: {} };

/** What is known of the shop. A shell of before has no words of it, and then nothing is said. */
export const shopOf = ({ shop }: { readonly shop?: ShopFacts | undefined }): ShopFacts =>
  shop ?? { name: '', otherNames: [] };

const yearInKuwait = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Kuwait' });

/** What pages in a language say of the shop. */
export function shopFactsOf(
  { shop, files, departments, pages, free_delivery_from }: WholeShop,
  locale: Locale,
): ShopFacts {
  const { about: _, colours: __, mailSender: ___, taxNumber: ____, ...said } = shop;
  const others = locales.filter((other) => other !== locale);
  const otherAddress = others.map((other) => shop.contact?.address?.[other])[0];
  return {
    ...inLanguage(said, locale),
    otherNames: others.map((other) => shop.name[other]),
    year: Number(yearInKuwait.format(new Date())),
    ...(otherAddress !== undefined && { otherAddress }),
    ...('mark.svg' in files && { hasMark: true }),
    ...(departments && { departments: inLanguage(departments, locale) }),
    ...(pages && { pages: inLanguage(pages, locale) }),
    ...(free_delivery_from && { freeDeliveryFrom: free_delivery_from }),
  };
}

/** What the page "About" says in a language; undefined for a shop that tells nothing. */
export const aboutFactsOf = ({ shop }: WholeShop, locale: Locale): AboutFacts | undefined =>
  shop.about && inLanguage(shop.about, locale);

function inLanguage<Value>(value: Value, locale: Locale): InOneLanguage<Value> {
  type Said = InOneLanguage<Value>;
  if (Array.isArray(value)) return value.map((item) => inLanguage(item, locale)) as Said;
  if (typeof value !== 'object' || value === null) return value as Said;
  if ('en' in value && 'ar' in value) return value[locale as keyof Value] as Said;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, inLanguage(each, locale)]),
  ) as Said;
}

/** A telephone number as a link. */
export const phoneLink = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`;

/** The number for chats, where the shop's social places do not lead there already. */
export const chatNumber = ({
  contact,
  social = [],
}: Pick<ShopFacts, 'contact' | 'social'>): string | undefined =>
  social.some(({ name }) => name === 'WhatsApp') ? undefined : contact?.whatsapp;

/** A chat with this number. */
export const whatsappLink = (phone: string): string => `https://wa.me/${phone.replaceAll(/\D/g, '')}`;

/** A place in the maps that the shopper's device knows. Units: degrees north and east. */
export const mapLink = ({ latitude, longitude }: { latitude: number; longitude: number }): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
