import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleCatalogue } from '../sample-catalogue.ts';

type Holiday = { countries?: string[] };
type Country = { code: string; shipping?: unknown; payments?: unknown };

/** A drawing in the place of a photograph, with a word in it. */
const drawing = (word: string, colour: string, width = 800): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="800"><rect width="${width}" height="800" fill="${colour}"/><text x="${width / 2}" y="420" font-family="sans-serif" font-size="72" text-anchor="middle" fill="#ffffff">${word}</text></svg>\n`;

/**
 * The smallest folder that opens a whole shop: one department, two products, cash on delivery in Kuwait. Every text is there to be
 * exchanged. The areas of Kuwait and its holidays are the sample's, which are true for every shop there.
 * @returns texts by path.
 */
export function shopFiles(): Record<string, string> {
  const sample = (file: string): unknown => JSON.parse(readFileSync(join(sampleCatalogue, file), 'utf8'));
  const kuwait = (sample('countries.json') as Country[]).find(({ code }) => code === 'KW');
  return Object.fromEntries(
    Object.entries({
      'shop.json': shop,
      'currencies.json': (sample('currencies.json') as { code: string }[]).filter(
        ({ code }) => code === 'KWD',
      ),
      'countries.json': [{ ...kuwait, shipping: [{ method: 'courier' }], payments: ['cash-on-delivery'] }],
      'holidays.json': (sample('holidays.json') as Holiday[]).flatMap(({ countries, ...holiday }) =>
        countries === undefined || countries.includes('KW') ? [holiday] : [],
      ),
      'shipping-methods.json': [courier],
      'payment-methods.json': [cash],
      'categories.json': [department],
      'homes/first.json': home,
      'products/first-thing.json': product(
        1,
        'first-thing',
        { en: 'First thing', ar: 'المنتج الأول' },
        '4.500',
      ),
      'products/second-thing.json': product(
        2,
        'second-thing',
        { en: 'Second thing', ar: 'المنتج الثاني' },
        '7.250',
      ),
      'pages/terms.json': page(1, 'terms', { en: 'Terms', ar: 'الشروط' }),
      'pages/privacy.json': page(2, 'privacy', { en: 'Privacy', ar: 'الخصوصية' }),
      'pages/shipping.json': page(3, 'shipping', { en: 'Delivery', ar: 'التوصيل' }),
      'pages/returns.json': page(4, 'returns', { en: 'Returns', ar: 'الإرجاع' }),
      'pages/faq.json': page(5, 'faq', { en: 'Questions', ar: 'أسئلة' }),
    })
      .map(([path, value]): [string, string] => [path, `${JSON.stringify(value, null, 2)}\n`])
      .concat([
        ['shop/icon.svg', icon],
        ['shop/mark.svg', mark],
        ['pictures/first-view/wide-natural.svg', drawing('My shop', '#6d5440', 1600)],
        ['pictures/things/square-plain.svg', drawing('Things', '#5b4636')],
        ['pictures/first-thing/front-plain.svg', drawing('1', '#7a5c43')],
        ['pictures/second-thing/front-plain.svg', drawing('2', '#8a6d52')],
      ]),
  );
}

const shop = {
  name: { en: 'My shop', ar: 'متجري' },
  tagline: { en: 'Good things, brought to your door.', ar: 'أشياء جيدة تصل إلى باب بيتك.' },
  colours: { primary: { light: '#7a4a1e', dark: '#e2b48a' } },
  contact: { phone: '+965 5000 0000', email: 'hello@my-shop.example' },
  mailSender: 'My shop <hello@my-shop.example>',
  orderPrefix: 'MS',
  returnDays: { days: 0 },
  promises: {
    strip: {
      icon: 'truck',
      text: { en: 'We deliver to every area of Kuwait', ar: 'نوصّل إلى كل مناطق الكويت' },
    },
  },
};

const courier = {
  id: 1,
  code: 'courier',
  name: { en: 'Delivery', ar: 'توصيل' },
  description: { en: 'We bring it to your door', ar: 'نوصله إلى باب بيتك' },
  price: '1.000',
  minDays: 1,
  maxDays: 2,
};

const cash = {
  id: 1,
  code: 'cash-on-delivery',
  name: { en: 'Cash on delivery', ar: 'الدفع نقدًا عند الاستلام' },
  description: { en: 'Pay when it is brought', ar: 'ادفع عند الاستلام' },
};

const department = {
  id: 1,
  slug: 'things',
  name: { en: 'Things', ar: 'منتجات' },
  description: { en: 'Everything we sell', ar: 'كل ما نبيعه' },
  picture: { file: 'things/square-plain.svg', alt: { en: 'Things', ar: 'منتجات' } },
};

/** The first view of the home. */
const home = {
  theme: 'first',
  sliders: [
    {
      id: 1,
      title: { en: 'Good things, made well', ar: 'أشياء جيدة صُنعت بإتقان' },
      subTitle: { en: 'New', ar: 'جديد' },
      text: { en: 'One sentence on what is new.', ar: 'جملة واحدة عن الجديد.' },
      button: { en: 'See things', ar: 'شاهد المنتجات' },
      link: '/category/things',
      picture: { file: 'first-view/wide-natural.svg', alt: { en: 'What we sell', ar: 'ما نبيعه' } },
    },
  ],
  banners: [],
};

type Words = { en: string; ar: string };

const product = (id: number, slug: string, name: Words, price: string) => ({
  id,
  slug,
  sku: slug.toUpperCase(),
  type: 'things',
  category: 'things',
  name,
  excerpt: { en: 'One sentence about it.', ar: 'جملة واحدة عنه.' },
  description: { en: ['What it is, and what it is made of.'], ar: ['ما هو، ومم صُنع.'] },
  price,
  stock: 10,
  addedAt: 'now',
  pictures: [{ file: `${slug}/front-plain.svg`, alt: name }],
});

const page = (id: number, slug: string, title: Words) => ({
  id,
  slug,
  title,
  summary: title,
  content: { en: ['Write here what holds in your shop.'], ar: ['اكتب هنا ما يسري في متجرك.'] },
});

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#7a4a1e"/><circle cx="16" cy="16" r="7" fill="#fff"/></svg>\n';
const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="13" fill="var(--brand-shell, var(--shop-color-primary))"/><circle cx="16" cy="16" r="5" fill="var(--brand-ground, var(--shop-color-surface))"/></svg>\n';
