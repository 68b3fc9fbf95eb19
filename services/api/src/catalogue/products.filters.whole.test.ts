import { productsAnswerSchema } from '@dana/contracts/api/listing';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { shopOfSuite } from '../testing/shop-of-suite.ts';

type Listed = Awaited<ReturnType<typeof list>>['data'][number];
type Filters = {
  category_id?: string[];
  brand_id?: string[];
  product_type?: string;
  sale?: boolean;
  stock?: boolean;
  price?: [number, number];
  tag?: string;
};

const { call, setStock } = shopOfSuite();
let all: Listed[];
beforeAll(async () => {
  all = (await list('per_page=100')).data;
});

async function list(query: string) {
  return productsAnswerSchema.parse((await call('GET', `/products?${query}`)).body);
}

function queryOf({ sale, stock, price: [from, to] = [NaN, NaN], ...named }: Filters): string {
  const words = { ...named, sale: sale && 1, stock: stock && 1, price_from: from, price_to: to };
  const set = Object.entries(words).filter(([, value]) => value);
  return new URLSearchParams({
    per_page: '100',
    ...Object.fromEntries(set.map(([name, value]) => [name, String(value)])),
  }).toString();
}

/** The same filters again, computed from what products show. */
function matches(product: Listed, filters: Filters, except?: keyof Filters): boolean {
  const active: Filters = { ...filters };
  if (except) delete active[except];
  const { category_id, brand_id, product_type, sale, stock, price, tag } = active;
  return (
    (!category_id || product.categories.some(({ id }) => category_id.includes(String(id)))) &&
    (!brand_id || brand_id.includes(String(product.brand_details?.id))) &&
    (!product_type || product.product_type === product_type) &&
    (!sale || product.old_price !== null) &&
    (!stock || product.current_stock > 0) &&
    (!price || (product.price >= Math.min(...price) && product.price <= Math.max(...price))) &&
    (!tag || product.tags.some(({ id, name }) => id === tag || name === tag))
  );
}

const one = <Value>(read: (product: Listed) => Value) =>
  fc.nat().map((index) => read(all[index % 40] as Listed));
const byId = (a: { id: string }, b: { id: string }) => Number(a.id) - Number(b.id);
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 1 });
const some = (read: (product: Listed) => string) =>
  optional(fc.array(one(read), { minLength: 1, maxLength: 4 }));
const price = one((product) => product.price);
const anyFilters = (): fc.Arbitrary<Filters> =>
  fc.record({
    category_id: some((product) => String(product.categories.at(-1)?.id)),
    brand_id: some((product) => String(product.brand_details?.id)),
    product_type: optional(one((product) => product.product_type ?? '')),
    sale: optional(fc.boolean()),
    stock: optional(fc.boolean()),
    price: optional(fc.tuple(price, price)),
    tag: optional(one((product) => product.tags[0]?.name ?? '')),
  }) as fc.Arbitrary<Filters>;

describe('filters of the list of products', () => {
  it('combine freely, and every count is what the filter then gives', async () => {
    await fc.assert(
      fc.asyncProperty(anyFilters(), async (filters) => {
        const { data, meta } = await list(queryOf(filters));
        const expected = all.filter((product) => matches(product, filters));
        expect(data.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort());
        expect(meta.total).toBe(expected.length);
        const unpriced = all.filter((product) => matches(product, filters, 'price'));
        expect(meta.max_price).toBe(Math.max(0, ...unpriced.map(({ price }) => price)));

        const countBy = (except: keyof Filters, idsOf: (product: Listed) => (string | null)[]) => {
          const rest = all.filter((product) => matches(product, filters, except));
          const ids = [...new Set(rest.flatMap(idsOf))].sort((a, b) => Number(a) - Number(b));
          return ids.map((id) => ({
            id,
            count: rest.filter((product) => idsOf(product).includes(id)).length,
          }));
        };
        // Sizes have no code; colours are also those of pictures.
        const sizesOf = ({ attributes }: Listed) =>
          attributes.flatMap(({ values }) => values.filter(({ code }) => !code).map(({ id }) => String(id)));
        const sizes = (meta.facets?.attributes ?? []).flatMap(({ values }) =>
          values.filter(({ code }) => !code).map(({ id, count }) => ({ id, count })),
        );
        const wanted = [...new Set(expected.flatMap(sizesOf))].map((id) => ({
          id,
          count: expected.filter((product) => sizesOf(product).includes(id)).length,
        }));
        expect(sizes.sort(byId)).toEqual(wanted.sort(byId));
        expect(meta.facets).toMatchObject({
          categories: countBy('category_id', ({ categories }) => categories.map(({ id }) => id)),
          brands: countBy('brand_id', ({ brand_details: brand }) => [brand?.id ?? null]),
          in_stock: all.filter((product) => matches(product, { ...filters, stock: true })).length,
          on_sale: all.filter((product) => matches(product, { ...filters, sale: true })).length,
        });
      }),
      { numRuns: 60 },
    );
  });

  it('count the matches of a search alike', async () => {
    const { data, meta } = await list('search=pearl&stock=1&per_page=100');
    const { meta: unfiltered } = await list('search=pearl');
    expect(meta.total).toBe(data.filter((product) => product.current_stock > 0).length);
    expect(meta.facets?.in_stock).toBe(meta.total);
    expect(meta.facets?.brands.reduce((sum, { count }) => sum + count, 0)).toBe(meta.total);
    const [brand] = unfiltered.facets?.brands ?? [];
    expect((await list(`search=pearl&brand_id=${brand?.id}`)).meta.total).toBe(brand?.count);
  });

  it('answer what carries a tag to who asks for it in words as well, and search for words that are no tag', async () => {
    const tag = encodeURIComponent('له');
    const carrying = await list(`tag=${tag}&per_page=100`);
    expect(carrying.meta.total).toBe(13);
    const both = await list(`search=${tag}&tag=${tag}&per_page=100`);
    expect(both.data.map(({ id }) => id).sort()).toEqual(carrying.data.map(({ id }) => id).sort());
    expect((await list('search=camera&tag=camera')).meta.total).toBe(
      (await list('search=camera')).meta.total,
    );
    expect((await list('search=ring&tag=pearl')).meta.total).toBeLessThan(
      (await list('search=ring')).meta.total,
    );
  });

  it('give listed ids in their order, and nothing for a tag or an id that nobody has', async () => {
    const ids = [all[7], all[2], all[30]].map((product) => product?.id);
    expect((await list(`ids=${ids.join(',')},99999,x`)).data.map(({ id }) => id)).toEqual(ids);
    for (const query of ['tag=no-such-tag', 'ids=x', 'brand_id=0,x', 'category_id=,']) {
      expect((await list(query)).meta).toMatchObject({ total: 0, max_price: 0 });
    }
  });
});

describe('a sale', () => {
  it('moves a product among the counts the moment it sells out', async () => {
    const before = (await list('')).meta;
    const sold = all.find((product) => product.current_stock > 0);
    await setStock(0, sold?.slug);
    expect((await list('')).meta.facets?.in_stock).toBe((before.facets?.in_stock ?? 0) - 1);
    expect((await list('stock=1&per_page=100')).data.some(({ id }) => id === sold?.id)).toBe(false);
    await setStock(sold?.current_stock ?? 1, sold?.slug);
    expect((await list('')).meta).toEqual(before);
  });
});
