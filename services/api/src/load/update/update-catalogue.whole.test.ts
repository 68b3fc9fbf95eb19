import { catalogueDir } from '@dana/sample-shop/catalogue-dir';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { shopOfSuite } from '../../testing/shop-of-suite.ts';
import { cartWith, findProduct, guestOrder, palette, place, register } from '../../testing/test-caller.ts';
import { type CheckedCatalogue, checkCatalogue } from '../load-shop.ts';
import { CatalogueRefused, faultLines } from '../read/faults.ts';
import { editCatalogue } from '../testing/edit-catalogue.ts';
import { updateCatalogue } from './update-catalogue.ts';

/* In their order: each finds the shop as the one before left it. */

const paletteFile = `products/${palette}.json`;
const sneakers = 'duruba-corniche-sneakers';
const jacket = 'duruba-field-jacket';

const shop = shopOfSuite();
const { api, call, order, row } = shop;
let sample: CheckedCatalogue;
beforeAll(async () => {
  sample = await checkCatalogue(catalogueDir);
}, 60_000);

const update = (checked: CheckedCatalogue, { isTrial = false, now = new Date() } = {}) =>
  api.db.transaction().execute((trx) => updateCatalogue(trx, checked, { now, isTrial, name: 'the folder' }));
const pageOf = async (slug: string) => (await call('GET', `/products/${slug}`)).body.data;
const listed = async () =>
  (await call('GET', '/products?per_page=100')).body.data.map(({ slug }: { slug: string }) => slug);
const version = async () => (await call('GET', '/changes')).body.catalogue;

it('does nothing where the folder says what it said, also days later', async () => {
  const before = [await version(), await pageOf(sneakers)];
  const later = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000);
  expect(await update(sample, { now: later })).toEqual({ kinds: [], pictures: 0 });
  expect([await version(), await pageOf(sneakers)]).toEqual(before);
});

it('shows a new name, price and text at once, where people read, list and search; a dry run shows nothing', async () => {
  const before = await version();
  const edited = editCatalogue(sample, {
    [paletteFile]: (entry) => ({
      ...entry,
      name: { en: 'Quartzlight palette', ar: 'لوحة' },
      price: '15.000',
    }),
  });
  const report = {
    kinds: [{ kind: 'products', added: [], changed: ['Quartzlight palette'], withdrawn: [] }],
    pictures: 0,
  };
  expect(await update(edited, { isTrial: true })).toEqual(report);
  expect(await version()).toBe(before);
  expect(await update(edited)).toEqual(report);
  expect(await version()).not.toBe(before);
  expect(await pageOf(palette)).toMatchObject({ name: 'Quartzlight palette', price: 15, old_price: 19.9 });
  const found = (await call('GET', '/products?search=quartzlight')).body.data;
  expect(found.map(({ slug }: { slug: string }) => slug)).toEqual([palette]);
  await update(sample);
  expect((await call('GET', '/products?search=quartzlight&exact=1')).body.meta.total).toBe(0);
});

it('keeps what customers made: units they bought, what they wrote, and how often it sold', async () => {
  const { token } = await register(call);
  expect((await order({ quantity: 3 })).status).toBe(200);
  const review = { rating: 1, text: 'It broke.' };
  await call('POST', `/products/${palette}/reviews`, { body: review, token });
  const kept = async () => {
    const { stock, sell_count, star_counts, rating, reviews_count } = await row('products', {
      slug: palette,
    });
    return { stock, sell_count, star_counts, rating, reviews_count };
  };
  const before = await kept();
  await update(editCatalogue(sample, { [paletteFile]: (entry) => ({ ...entry, featured: true }) }));
  expect(await kept()).toEqual(before);
  const reviews = (await call('GET', `/products/${palette}/reviews`)).body;
  expect(reviews.data[0].text).toBe('It broke.');
  // Delivered anew: the owner counted, and says so in the folder.
  await update(editCatalogue(sample, { [paletteFile]: (entry) => ({ ...entry, stock: 40 }) }));
  expect(await kept()).toEqual({ ...before, stock: 40 });
});

it('leaves a withdrawn product its page, which says so, and takes it off every list', async () => {
  const { token } = await register(call);
  const { product_id } = await findProduct(call, palette);
  await call('POST', '/favorites', { body: { product_id }, token });
  const cart = await cartWith(call, palette, { token });
  const without = editCatalogue(sample, {
    [paletteFile]: () => undefined,
    'collections.json': (collections: { products: string[] }[]) =>
      collections.map((one) => ({ ...one, products: one.products.filter((slug) => slug !== palette) })),
  });
  const report = await update(without);
  expect(report.kinds.find(({ kind }) => kind === 'products')?.withdrawn).toHaveLength(1);

  const page = await call('GET', `/products/${palette}`);
  expect([page.status, page.body.data.withdrawn, page.body.data.current_stock]).toEqual([200, true, 0]);
  expect(page.body.data.categories.length).toBeGreaterThan(0);
  expect(await listed()).not.toContain(palette);
  expect((await call('GET', `/products?ids=${product_id}`)).body.data).toEqual([]);
  expect((await call('GET', '/favorites', { token })).body.data[0].product).toMatchObject({
    withdrawn: true,
  });

  const { items } = (await call('GET', `/checkout?cart=${cart}`, { token })).body.data;
  expect(items[0].product).toMatchObject({ slug: palette, withdrawn: true, current_stock: 0 });
  const refused = await call('POST', '/checkout', { body: guestOrder(cart), token });
  expect([refused.status, refused.body.code]).toEqual([422, 'no_longer_sold']);
  const added = await call('POST', '/carts/add', { body: { product_id, quantity: 1 } });
  expect([added.status, added.body.message]).toEqual([422, 'This product is no longer sold']);
  const asked = await call('POST', '/stock-requests', { body: { product_id, email: 'a@dana.example' } });
  expect(asked.status).toBe(422);

  // It comes back with the units that were left.
  await update(sample);
  expect(await pageOf(palette)).toMatchObject({ withdrawn: false, name: expect.any(String) });
  expect(await listed()).toContain(palette);
  expect((await call('POST', '/checkout', { body: guestOrder(cart), token })).status).toBe(200);
});

it('withdraws one variation, which a cart still names and nobody buys', async () => {
  const cart = await cartWith(call, jacket);
  const before = await pageOf(jacket);
  const [first] = before.variations;
  await update(
    editCatalogue(sample, {
      [`products/${jacket}.json`]: (entry) => ({ ...entry, variations: entry.variations.slice(1) }),
    }),
  );
  const after = await pageOf(jacket);
  expect(after.variations).toHaveLength(before.variations.length - 1);
  expect(after.current_stock).toBe(before.current_stock - first.current_stock);
  const { items } = (await call('GET', `/checkout?cart=${cart}`)).body.data;
  expect(items[0].product_variation).toMatchObject({ id: first.id, withdrawn: true, current_stock: 0 });
  expect((await call('POST', '/checkout', { body: guestOrder(cart) })).body.code).toBe('no_longer_sold');
  await update(sample);
  expect((await call('POST', '/checkout', { body: guestOrder(cart) })).status).toBe(200);
});

it('charges nobody a price that they did not see: the order says that the total changed', async () => {
  const cart = await cartWith(call, palette);
  const read = async () => (await call('GET', `/checkout?cart=${cart}&shipping_method_id=1`)).body.data;
  const seen = await read();
  await update(editCatalogue(sample, { [paletteFile]: (entry) => ({ ...entry, price: '18.250' }) }));
  const ordered = (total: number) =>
    call('POST', '/checkout', { body: guestOrder(cart, { expected_total: total }) });
  const refused = await ordered(seen.total);
  expect([refused.status, refused.body.code]).toEqual([409, 'total_changed']);
  const now = await read();
  expect(now.items[0].unit_price).toBe(18.25);
  expect((await ordered(now.total)).status).toBe(200);
});

it('leaves everything else at peace: places go on, addresses and coupons with them', async () => {
  const { token } = await register(call);
  expect((await call('POST', '/addresses', { body: place, token })).status).toBe(201);
  await shop.update('coupons', { code: 'DANA10' }, { uses: 3 });
  const without = editCatalogue(sample, {
    'countries.json': (countries: { code: string; cities: { id: number; areas?: { id: number }[] }[] }[]) =>
      countries.map((country) => ({
        ...country,
        cities: country.cities.map((city) => ({
          ...city,
          ...(city.areas && { areas: city.areas.filter(({ id }) => id !== 2) }),
        })),
      })),
  });
  await update(without);
  const { data } = (await call('GET', '/addresses', { token })).body;
  expect(data[0].city).toMatchObject({ id: 2 });
  const cities = (await call('GET', '/cities?country_id=1')).body.data;
  expect(cities.map(({ id }: { id: number }) => id)).not.toContain(2);
  await update(sample);
  expect((await row('coupons', { code: 'DANA10' })).uses).toBe(3);
});

it('refuses an id that would mean something else, and changes nothing', async () => {
  const before = await version();
  const edited = editCatalogue(sample, {
    [paletteFile]: (entry) => ({ ...entry, sku: 'NEW-1', slug: 'something-new' }),
    'collections.json': () => [],
  });
  const refused = await update(edited).then(
    () => [],
    (error: unknown) => (error instanceof CatalogueRefused ? faultLines(error.faults) : [String(error)]),
  );
  expect(refused).toEqual([
    expect.stringMatching(
      new RegExp(`^${paletteFile}:\\d+:\\d+ {2}Id 25 is the product "${palette}", and this is another`),
    ),
  ]);
  expect(await version()).toBe(before);
});

it('goes on with a shop that an earlier release filled: its stock stays, and from then on the folder is known', async () => {
  await sql`delete from catalogue_entries`.execute(api.db);
  await shop.setStock(2);
  const before = await pageOf(sneakers);
  const { kinds } = await update(sample);
  expect(kinds.find(({ kind }) => kind === 'products')).toMatchObject({ added: [], withdrawn: [] });
  expect((await pageOf(palette)).current_stock).toBe(2);
  // Offers that count from loading do not begin again.
  expect(await pageOf(sneakers)).toEqual(before);
  const tomorrow = new Date(Date.now() + 86_400_000);
  expect(await update(sample, { now: tomorrow })).toEqual({ kinds: [], pictures: 0 });
});
