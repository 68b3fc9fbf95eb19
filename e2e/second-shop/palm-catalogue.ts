import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { shopFiles } from '@dana/config/generate/shop-files';

type Words = { en: string; ar: string };
const both = (en: string, ar: string): Words => ({ en, ar });

/** A shop that is unlike the sample: dates and coffee, one currency, cash alone, no journal, no coupons, no returns. */
const shop = {
  name: both('Nakhla', 'نخلة'),
  tagline: both('Dates and coffee from small farms.', 'تمور وقهوة من مزارع صغيرة.'),
  colours: { primary: { light: '#6b3e26', dark: '#e6b98a' } },
  home: {
    title: both('Dates and coffee', 'تمور وقهوة'),
    description: both(
      'Dates by the box and coffee by the bag, in Kuwait.',
      'تمور بالعلبة وقهوة بالكيس في الكويت.',
    ),
    heading: both('Nakhla, dates and coffee', 'نخلة، تمور وقهوة'),
  },
  contact: {
    phone: '+965 5111 2233',
    whatsapp: '+965 5111 2233',
    email: 'hello@nakhla.example',
    address: both('Souq Al-Mubarakiya, shop 14, Kuwait', 'سوق المباركية، محل 14، الكويت'),
    place: { latitude: 29.3759, longitude: 47.9774 },
    hours: both('Every day, 10:00–21:00', 'كل يوم، من 10:00 إلى 21:00'),
  },
  registration: both('CR 99001', 'سجل تجاري 99001'),
  taxNumber: both('VAT 300123', 'الرقم الضريبي 300123'),
  mailSender: 'Nakhla <hello@nakhla.example>',
  orderPrefix: 'NK',
  returnDays: { days: 0 },
  promises: {
    strip: { icon: 'truck', text: both('Brought on the same evening', 'نوصله في المساء نفسه') },
    home: [{ icon: 'heart', title: both('Picked by hand', 'قطاف باليد') }],
  },
  popularSearches: [both('ajwa', 'عجوة')],
  about: {
    overline: both('About Nakhla', 'عن نخلة'),
    title: both('Three palms', 'ثلاث نخلات'),
    lead: both('It began behind a house in Jahra.', 'بدأت خلف بيت في الجهراء.'),
    story: [both('What we sell we have tasted.', 'ما نبيعه ذقناه.')],
  },
};

const categories = [
  { id: 1, slug: 'dates', name: both('Dates', 'التمور') },
  { id: 2, slug: 'coffee', name: both('Coffee', 'القهوة') },
].map((category) => ({
  ...category,
  description: category.name,
  picture: { file: `${category.slug}/square-plain.svg`, alt: category.name },
}));

const goods = [
  { slug: 'ajwa', category: 'dates', name: both('Ajwa dates', 'تمر عجوة'), price: '6.500' },
  { slug: 'sukkari', category: 'dates', name: both('Sukkari dates', 'تمر سكري'), price: '3.250' },
  { slug: 'barhi', category: 'dates', name: both('Barhi dates', 'تمر برحي'), price: '2.750' },
  { slug: 'sidamo', category: 'coffee', name: both('Sidamo coffee', 'قهوة سيدامو'), price: '4.900' },
];

const pickup = {
  id: 2,
  code: 'collect',
  name: both('Collect it', 'الاستلام من المحل'),
  description: both('At the shop, from the next day on', 'من المحل ابتداءً من اليوم التالي'),
  price: '0',
  minDays: 1,
  maxDays: 1,
  pickup: true,
};

const drawing = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><rect width="800" height="800" fill="${colour}"/><circle cx="400" cy="400" r="220" fill="#f5e6d3"/></svg>\n`;

/** Writes that shop's folder: what `pnpm new shop` writes, with everything exchanged that names a shop or its goods. */
export function writePalmCatalogue(folder: string): void {
  const given = shopFiles();
  const list = (file: string) => JSON.parse(given[file] ?? '[]') as Record<string, unknown>[];
  const countries = list('countries.json').map((country) => ({
    ...country,
    shipping: [{ method: 'courier' }, { method: 'collect' }],
  }));
  const products = goods.map(({ slug, category, name, price }, index) => ({
    ...{ id: index + 1, slug, sku: slug.toUpperCase(), type: category, category, name, price },
    excerpt: both(`${name.en}, by the box.`, `${name.ar} بالعلبة.`),
    description: { en: [`${name.en} of this year.`], ar: [`${name.ar} من حصاد هذا العام.`] },
    stock: 20,
    addedAt: 'now',
    pictures: [{ file: `${slug}/front-plain.svg`, alt: name }],
  }));
  const files: Record<string, string | object> = {
    ...Object.fromEntries(
      Object.entries(given).filter(([path]) => !/^(products|pictures|homes)\//.test(path)),
    ),
    'shop.json': shop,
    'categories.json': categories,
    'countries.json': countries,
    'shipping-methods.json': [...list('shipping-methods.json'), pickup],
    ...Object.fromEntries(products.map((product) => [`products/${product.slug}.json`, product])),
    ...Object.fromEntries(
      [...categories, ...products].map(({ slug, ...rest }) => [
        `pictures/${slug}/${'sku' in rest ? 'front' : 'square'}-plain.svg`,
        drawing('sku' in rest ? '#8a5a3b' : '#4f2f1d'),
      ]),
    ),
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(
      join(folder, path),
      typeof content === 'string' ? content : JSON.stringify(content, null, 2),
    );
  }
}
