import type { Recorder } from '../recorder.ts';
import { must } from '../recorder.ts';

type Listed = {
  id: string;
  slug: string;
  name: string;
  price: number;
  old_price: number | null;
  current_stock: number;
};

/** Lists, products, searching. */
export async function checkCatalogue(r: Recorder): Promise<void> {
  await r.success('getHome', 'the home page', {}, ({ data }) =>
    must(data.collections.length > 0 && data.categories.length > 0, 'has no collections or no categories'),
  );
  await r.success('getHome', 'a department’s own home', { query: { theme: 'fashion' } }, ({ data }) =>
    must(data.sliders.length > 0, 'has no slides'),
  );
  const home = await r.success('getHome', 'once more', {});
  await r.success('getHome', 'a department that nobody knows', { query: { theme: 'boats' } }, ({ data }) =>
    must(JSON.stringify(data.sliders) === JSON.stringify(home?.data.sliders), 'is another home'),
  );
  const categories = await r.success('getCategories', 'the categories', {}, ({ data }) =>
    must(data.length > 0, 'is empty'),
  );
  const brands = await r.success('getBrands', 'the brands', {}, ({ data }) =>
    must(
      data.length > 0 && data.every((brand: { products_count: number }) => brand.products_count > 0),
      'is empty, or has one without products',
    ),
  );
  const currencies = await r.success('getCurrencies', 'the currencies', {}, ({ data }) => {
    const [standard, ...others] = data.filter((currency: { default: boolean }) => currency.default);
    must(
      standard?.code === 'KWD' && standard.exchange_rate === 1 && others.length === 0,
      'KWD is not the default',
    );
  });
  const list = await r.success('getProducts', 'a page of products', {}, ({ data, meta }) => {
    must(data.length > 0 && data.length <= 9, 'has not one to nine products');
    must(meta.per_page === 9 && meta.current_page === 1, 'its meta does not say page 1 of nine each');
    must(
      meta.last_page === Math.max(1, Math.ceil(meta.total / 9)),
      'its last page does not follow from its total',
    );
    must(meta.min_price <= meta.max_price, 'its lowest price is above its highest');
  });
  if (list) await checkFilters(r, list, categories?.data ?? [], brands?.data ?? []);
  const product: Listed | undefined = list?.data[0];
  if (product) {
    const at = { slug: product.slug };
    await r.success('getProduct', 'a product', { at }, ({ data }) =>
      must(data.id === product.id, 'is another one'),
    );
    await r.success('getRelatedProducts', 'products close to it', { at }, ({ data }) =>
      must(!data.some((other: Listed) => other.id === product.id), 'names the product itself'),
    );
    await r.success('getReviews', 'its reviews', { at, query: { per_page: 2 } }, ({ data }) =>
      must(data.length <= 2, 'is longer than the page'),
    );
    await r.success(
      'getSuggestions',
      'what its first letters suggest',
      { query: { q: product.name.slice(0, 4) } },
      ({ data }) => must(data.products.length <= 6, 'has more than six products'),
    );
    await checkCurrency(r, product, currencies?.data ?? []);
  }
  await r.success('getSuggestions', 'nothing for nothing', { query: { q: '' } }, ({ data }) =>
    must(data.products.length + data.categories.length + data.brands.length === 0, 'suggests something'),
  );
  for (const query of [
    { page: 'x' },
    { page: 0 },
    { per_page: -1 },
    { price_from: 'dear', price_to: 1 },
    { order_by: 'name; drop' },
  ]) {
    const [field = ''] = Object.keys(query);
    await r.malformed(
      'getProducts',
      `a wrong ${field}`,
      { query: query as Record<string, string> },
      { status: 422, field },
    );
  }
  const both = { query: { page: 'zero', order_by: 'name' } };
  for (const field of ['page', 'order_by'])
    await r.malformed('getProducts', `${field} among two that are wrong`, both, { status: 422, field });
}

async function checkFilters(
  r: Recorder,
  first: { data: Listed[]; meta: { total: number; min_price: number; max_price: number } },
  categories: { id: string }[],
  brands: { id: string }[],
): Promise<void> {
  const list = (
    title: string,
    query: Record<string, string | number>,
    check: (data: Listed[], total: number) => void,
  ) => r.success('getProducts', title, { query }, ({ data, meta }) => check(data, meta.total));
  const { total, min_price: min, max_price: max } = first.meta;
  const middle = (min + max) / 2;
  await list('a price range', { price_from: min, price_to: middle }, (data) =>
    must(
      data.every(({ price }) => price >= min && price <= middle),
      'has a price outside',
    ),
  );
  await list('a price range, the other way round', { price_from: middle, price_to: min }, (data) =>
    must(
      data.every(({ price }) => price >= min && price <= middle),
      'has a price outside',
    ),
  );
  await list('one end of a range is no range', { price_from: max }, (_, found) =>
    must(found === total, 'filters'),
  );
  await list('what is reduced', { sale: 1 }, (data) =>
    must(
      data.every((item) => item.old_price !== null),
      'has others',
    ),
  );
  await list('what is in stock', { stock: 1 }, (data) =>
    must(
      data.every((item) => item.current_stock > 0),
      'has others',
    ),
  );
  await list('the cheapest first', { order_by: 'price', order_dir: 'asc' }, (data) =>
    must(
      data.every(({ price }, index) => index === 0 || price >= (data[index - 1]?.price ?? 0)),
      'is not in order',
    ),
  );
  await list('the dearest first', { order_by: 'price', order_dir: 'desc' }, (data) =>
    must(
      data.every(({ price }, index) => index === 0 || price <= (data[index - 1]?.price ?? 0)),
      'is not in order',
    ),
  );
  await list('the newest first', { order_by: 'id', order_dir: 'desc' }, () => undefined);
  const empty = { order_by: '', order_dir: '', search: '', page: '' };
  await list('nothing asked for by empty words', empty, (_, found) => must(found === total, 'filters'));
  await list('the reduced first', { order_by: 'applied_discount_id', order_dir: 'desc' }, () => undefined);
  await list('the second page', { page: 2 }, (data) =>
    must(!data.some(({ id }) => first.data.some((item) => item.id === id)), 'repeats the first'),
  );
  await list('beyond the last page', { page: 9999 }, (data) => must(data.length === 0, 'has products'));
  await list('a category', { category_id: categories[0]?.id ?? '' }, (_, found) =>
    must(found <= total, 'has more'),
  );
  await list('a brand', { brand_id: brands[0]?.id ?? '' }, (_, found) => must(found <= total, 'has more'));
  await list('an unknown category', { category_id: 987654 }, (data) =>
    must(data.length === 0, 'has products'),
  );
  const [item] = first.data;
  await list('a search by name', { search: item?.name ?? '' }, (data) =>
    must(
      data.some(({ id }) => id === item?.id),
      'does not find it',
    ),
  );
  await list('a search for nonsense', { search: 'qzxqzxqzx' }, (data) =>
    must(data.length === 0, 'finds something'),
  );
}

// Amounts come converted; a client never multiplies.
async function checkCurrency(
  r: Recorder,
  product: Listed,
  currencies: { code: string; exchange_rate: number; default: boolean }[],
): Promise<void> {
  const other = currencies.find((currency) => !currency.default);
  if (!other) return;
  const sent = { at: { slug: product.slug }, query: { currency: other.code } };
  await r.success('getProduct', `its price in ${other.code}`, sent, ({ data }) =>
    must(Math.abs(data.price - product.price * other.exchange_rate) <= 0.0101, `is ${data.price}`),
  );
}
