import * as z from 'zod/mini';
import { strictEnvelopeOf } from './envelope.ts';

/*
 * What a shop says of itself: its name, how it is reached, what it promises. It stands in `shop.json` (docs/make-it-yours.md) and is
 * the answer of GET /shop (extension `shop`). What is left out is not said anywhere.
 */

const filled = z.string().check(z.trim(), z.minLength(1), z.maxLength(2_000));
const short = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
/** Both languages: what one shopper is told, the other is told too. */
const words = z.strictObject({ en: filled, ar: filled });
const shortWords = z.strictObject({ en: short, ar: short });
export type Words = z.output<typeof words>;

/** Marks that can stand beside a promise; drawings of `@dana/ui`. */
export const promiseIcons = [
  'bag',
  'calendar',
  'card',
  'check',
  'heart',
  'help',
  'language',
  'lock',
  'mail',
  'order',
  'phone',
  'pin',
  'return',
  'search',
  'secure',
  'success',
  'tag',
  'truck',
] as const;
const icon = z.enum(promiseIcons);
const promise = z.strictObject({ icon, title: shortWords, text: z.optional(words) });

const hexColour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as "#0b5c63"'));
/** A picture of the catalogue, or one elsewhere. */
const picture = z.string().check(z.regex(/^(?:\/|https:\/\/)\S*$/, 'must begin with "/" or "https://"'));
const httpsLink = z.string().check(z.regex(/^https:\/\/\S+$/, 'must begin with "https://"'));
const phone = z
  .string()
  .check(z.regex(/^\+[\d ]{6,20}$/, 'must be a number with its country, such as "+965 2222 0000"'));
const days = z.int().check(z.minimum(0), z.maximum(365));

/** The opening of a page; what it does not say, the page says in general words. */
const band = z.strictObject({
  title: z.optional(shortWords),
  text: z.optional(words),
  picture: z.optional(picture),
});

const about = z.strictObject({
  overline: shortWords,
  title: shortWords,
  lead: words,
  picture: z.optional(z.strictObject({ file: picture, alt: shortWords })),
  /** Paragraphs that stand where the back end has no page `about`. */
  story: z.optional(z.array(words)),
  history: z.optional(
    z.array(
      z.strictObject({
        year: z.int().check(z.minimum(1000), z.maximum(9999)),
        title: shortWords,
        text: words,
        picture: z.optional(picture),
      }),
    ),
  ),
  principles: z.optional(z.array(promise)),
  quotation: z.optional(z.strictObject({ text: words, author: shortWords })),
  closing: z.optional(shortWords),
});

export const shopSchema = z.strictObject({
  name: shortWords,
  /** One sentence: under the name in the footer, and where the shop is put on a home screen. */
  tagline: z.optional(words),
  /** The drawing beside what is empty, found or done; without it a plain mark stands there. */
  motif: z.optional(z.enum(['shell'])),
  colours: z.optional(z.strictObject({ primary: z.strictObject({ light: hexColour, dark: hexColour }) })),
  home: z.optional(z.strictObject({ title: shortWords, description: words, heading: shortWords })),
  /**
   * What stands over the list of everything (`intro`), and what search engines are told of it, of a category and of a brand. In the
   * last two `{{name}}` is the name of what is listed.
   */
  lists: z.optional(
    z.strictObject({
      intro: z.optional(words),
      all: z.optional(words),
      category: z.optional(words),
      brand: z.optional(words),
      /** Under the title of a list without a product. */
      empty: z.optional(words),
    }),
  ),
  contact: z.optional(
    z.strictObject({
      phone: z.optional(phone),
      whatsapp: z.optional(phone),
      email: z.optional(z.email()),
      address: z.optional(words),
      place: z.optional(
        z.strictObject({
          latitude: z.number().check(z.minimum(-90), z.maximum(90)),
          longitude: z.number().check(z.minimum(-180), z.maximum(180)),
        }),
      ),
      hours: z.optional(words),
    }),
  ),
  social: z.optional(
    z.array(
      z.strictObject({
        name: z.enum(['Instagram', 'X', 'WhatsApp']),
        href: httpsLink,
      }),
    ),
  ),
  /** Stands after the year and the name at the foot of each page, of each e-mail and on invoices. */
  registration: z.optional(shortWords),
  /** Stands on invoices, as it is to be read: "VAT 300123456700003". */
  taxNumber: z.optional(shortWords),
  /** The sender of e-mails, where `MAIL_FROM` names no other. */
  mailSender: z.optional(short),
  /** Before the number of an order. */
  orderPrefix: z.optional(z.string().check(z.regex(/^[A-Z]{1,6}$/, 'must be one to six capital letters'))),
  /** In how many days units may be given back; 0: not at all. By slug of a category where another number holds. */
  returnDays: z.optional(z.strictObject({ days, categories: z.optional(z.record(z.string(), days)) })),
  promises: z.optional(
    z.strictObject({
      /** Over the header. `freeDelivery` is said instead where delivery is free from an amount, which is `{{amount}}`. */
      strip: z.optional(z.strictObject({ icon, text: shortWords, freeDelivery: z.optional(shortWords) })),
      /** Under the first view of the homes. */
      home: z.optional(z.array(promise)),
      /** Beside the price of a product. */
      product: z.optional(z.array(promise)),
      /** In what time people are answered, as it stands after "within": "two days". */
      replyWithin: z.optional(shortWords),
      /** Above the button that places an order. */
      checkout: z.optional(words),
    }),
  ),
  /** `text` invites to it; `often`: how often it comes at most, as it stands before "at most": "once a week". */
  newsletter: z.optional(z.strictObject({ text: z.optional(words), often: z.optional(shortWords) })),
  popularSearches: z.optional(z.array(shortWords)),
  about: z.optional(about),
  /** What stands under the numbers that its page counts, instead of the plain word. */
  figures: z.optional(
    z.strictObject({
      products: z.optional(shortWords),
      brands: z.optional(shortWords),
      languages: z.optional(shortWords),
    }),
  ),
  journal: z.optional(band),
  coupons: z.optional(band),
});
export type Shop = z.output<typeof shopSchema>;
export type ShopAbout = NonNullable<Shop['about']>;

/** Files beside `shop.json`, in the folder `shop`: the mark in the header, and the icons of tabs and home screens. */
export const shopFiles = [
  ...[
    'mark.svg',
    'icon.svg',
    'icon-192.png',
    'icon-512.png',
    'icon-maskable-512.png',
    'apple-touch-icon.png',
  ],
] as const;

/** A shop with the files beside it, by name, in base64. @see freeDeliveryFrom of `shop-facts.ts` for the amount. */
export const wholeShopSchema = z.object({
  shop: shopSchema,
  files: z.record(z.string(), z.string().check(z.maxLength(400_000))),
  /** The categories that stand for themselves, in the shop's order. */
  departments: z.optional(z.array(z.object({ slug: z.string(), name: shortWords }))),
  /** Its content pages, in the shop's order. */
  pages: z.optional(z.array(z.object({ slug: z.string(), title: shortWords }))),
  /** From which amount of goods delivery costs nothing, in the country that the shop is in. */
  free_delivery_from: z.optional(z.object({ amount: z.number(), currency: z.string() })),
});
export type WholeShop = z.output<typeof wholeShopSchema>;

/** Query of GET /shop. `all`: the reader leaves out what it does not know; without it the answer is what the first ones knew. */
export const shopQuerySchema = z.object({ all: z.catch(z.enum(['false', 'true']), 'false') });

/** Answer of GET /shop. */
export const shopAnswerSchema = strictEnvelopeOf(wholeShopSchema);
