import { shopFiles, type Shop } from '@dana/contracts/api/shop';
import { homeThemes } from '@dana/contracts/api/home';
import { isKnownPayment } from '../../payments/payment-provider.ts';
import type { CheckedCatalogue } from '../load-shop.ts';
import type { Fault } from '../read/faults.ts';
import type { Catalogue } from '../read/read-folder.ts';
import { placesOf } from './check-references.ts';

/** Addresses of the shop that are there whatever is in a catalogue. */
const ownPaths = new Set(
  [
    '/ /home-2 /home-3 /home-4 /shop /shop-categories /search /compare /cart /checkout',
    '/order /login /register /forgot /profile /wishlist /blog /about /contact /coupons',
  ].flatMap((paths) => paths.split(' ')),
);
/** Pages that the shop's own pages lead to. */
const linkedPages = ['terms', 'privacy'];

/**
 * What loads, and would fail later: a customer who cannot pay, a link that leads nowhere, a home without anything on it.
 * @returns one sentence each, with its place.
 */
export function warningsOf({ catalogue, shop, pictures }: CheckedCatalogue): Fault[] {
  const files = new Set(pictures.map(({ path }) => `/api/media/${path}`));
  return [
    ...waysToBuy(catalogue),
    ...deadLinks(catalogue),
    ...emptyHomes(catalogue),
    ...linkedPages
      .filter((slug) => !catalogue.pages.some(({ value }) => value.slug === slug))
      .map((slug) => ({
        file: `pages/${slug}.json`,
        reason: 'Is not there, and pages of the shop lead to it.',
      })),
    ...pageTexts(catalogue),
    ...(shop
      ? [...ofShop(shop.shop, shop.files, files), ...unknownCategories(shop.shop, catalogue)]
      : [{ file: 'shop.json', reason: 'Is not there: the shop has no name of its own.' }]),
  ];
}

function waysToBuy({ countries, paymentMethods, shippingMethods }: Catalogue): Fault[] {
  const unknown = paymentMethods
    .filter(({ value }) => !isKnownPayment(value.code))
    .map(({ value, fault }) =>
      fault(['code'], `No part of this API takes payments called "${value.code}": it is never offered.`),
    );
  const known = paymentMethods.flatMap(({ value }) =>
    isKnownPayment(value.code) && value.active !== false ? [value.code] : [],
  );
  const buyable = countries.filter(
    ({ value: { shipping = [], payments = [] } }) =>
      shipping.length > 0 && payments.some((code) => known.includes(code)),
  );
  const halfway = countries
    .filter((entry) => !buyable.includes(entry))
    .filter(({ value: { shipping = [], payments = [] } }) => shipping.length + payments.length > 0)
    .map(({ value: { code, shipping = [] }, fault }) =>
      fault(
        [],
        `Orders do not go to ${code}: it has no ${shipping.length === 0 ? '"shipping"' : '"payments" that this API takes'}.`,
      ),
    );
  const nowhere = {
    file: 'countries.json',
    reason: 'Nobody can order: no country has both "shipping" and "payments".',
  };
  const isUsed = (code: string) =>
    countries.some(({ value }) => value.shipping?.some(({ method }) => method === code));
  const idle = shippingMethods
    .filter(({ value }) => !isUsed(value.code))
    .map(({ value, fault }) => fault(['code'], `No country has "${value.code}" among its "shipping".`));
  return [...unknown, ...halfway, ...(buyable.length > 0 ? [] : [nowhere]), ...idle];
}

function deadLinks(catalogue: Catalogue): Fault[] {
  const isDead = deadIn(catalogue);
  return [
    ...placesOf(catalogue, 'adverts', 'link'),
    ...placesOf(catalogue, 'collections', 'link'),
    ...['sliders.*.link', 'banners.*.link', 'banners.*.spots.*.link'].flatMap((path) =>
      placesOf(catalogue, 'homes', path),
    ),
  ].flatMap(({ value, fault }) =>
    isDead(String(value)) ? [fault(`The shop has no page "${String(value)}".`)] : [],
  );
}

/** Whether an address leads to no page of the shop; one that leads elsewhere is not looked at. */
function deadIn(catalogue: Catalogue): (link: string) => boolean {
  const slugs = <Name extends 'categories' | 'brands' | 'products' | 'posts' | 'pages'>(kind: Name) =>
    new Set(catalogue[kind].map(({ value }) => value.slug));
  const named: Record<string, ReadonlySet<string>> = {
    category: slugs('categories'),
    brand: slugs('brands'),
    'product-details': slugs('products'),
    'blog-details': slugs('posts'),
    page: slugs('pages'),
  };
  return (link) => {
    if (!link.startsWith('/')) return false;
    const [path = '/'] = link.split(/[?#]/);
    const [, first = '', second, ...more] = path.split('/');
    const known = named[first];
    if (known && second !== undefined) return more.length > 0 || !known.has(decodeURIComponent(second));
    return !ownPaths.has(path) && !path.startsWith('/api/media/');
  };
}

/** Paragraphs of pages and of the journal: links that lead nowhere, and marks that shoppers would read as they stand. */
function pageTexts(catalogue: Catalogue): Fault[] {
  const isDead = deadIn(catalogue);
  const markdown = 'Markdown is shown as it stands. Write <a href="…"> or <strong>.';
  return [
    ...placesOf(catalogue, 'pages', 'content.*.*'),
    ...placesOf(catalogue, 'posts', 'content.*.*'),
  ].flatMap(({ value, fault }) => {
    const text = [value].flat().join('\n');
    const links = [...text.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link);
    return [
      ...links.filter(isDead).map((link) => fault(`The shop has no page "${link}".`)),
      ...(/\]\([^)\s]+\)|\*\*\S/.test(text) ? [fault(markdown)] : []),
    ];
  });
}

/** A number of days for a category that is not there rules nothing. */
function unknownCategories({ returnDays }: Shop, { categories }: Catalogue): Fault[] {
  const slugs = new Set(categories.map(({ value }) => value.slug));
  return Object.keys(returnDays?.categories ?? {})
    .filter((slug) => !slugs.has(slug))
    .map((slug) => ({
      file: 'shop.json',
      reason: `"returnDays" names a category "${slug}", and there is none: its days hold for nothing.`,
    }));
}

function emptyHomes({ homes, products }: Catalogue): Fault[] {
  const nothingFirst = homes.some(({ value }) => value.theme === homeThemes[0])
    ? []
    : [
        {
          file: 'homes/first.json',
          reason:
            products.length > 0
              ? 'Is not there: the home has no first view, and begins with the categories.'
              : 'The home has nothing to show: no slides, and there are no products.',
        },
      ];
  return [
    ...nothingFirst,
    ...homes
      .filter(({ value }) => value.sliders.length + value.banners.length === 0)
      .map(({ fault }) => fault(['sliders'], 'This home has no slide and no banner.')),
  ];
}

function ofShop(shop: Shop, files: Record<string, string>, pictures: ReadonlySet<string>): Fault[] {
  const missing = picturesIn(shop)
    .filter((address) => address.startsWith('/api/media/') && !pictures.has(address.replace(/\.\w+$/, '')))
    .map((address) => ({ file: 'shop.json', reason: `There is no picture "${address}".` }));
  const icons = shopFiles
    .filter((name) => !(name in files))
    .map((name) => ({
      file: `shop/${name}`,
      reason: 'Is not there: tabs and home screens show the shop without it.',
    }));
  const unreachable =
    shop.contact?.email === undefined
      ? [
          {
            file: 'shop.json',
            reason: '"contact" has no "email": nobody is told of new orders, unless MAIL_SHOP names one.',
          },
        ]
      : [];
  return [...missing, ...icons, ...unreachable];
}

function picturesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('/api/media/') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(picturesIn) : [];
}
