/** What is measured: each group is one row of the table. `{…}` is filled with another value in each round. */
export type QueryGroup = { title: string; queries: string[] };

const search = (words: string, rest = '') => `search=${encodeURIComponent(words)}${rest}`;

export const queryGroups: QueryGroup[] = [
  {
    title: 'A list, filtered and sorted',
    queries: [
      'page={page}',
      'category_id={category}&stock=1&order_by=price&order_dir=asc',
      'category_id={category},{category}&brand_id={brand},{brand}&order_by=id&order_dir=desc&page={page}',
      'brand_id={brand}&sale=1&order_by=price&order_dir=desc',
      'product_type=fashion&order_by=applied_discount_id&order_dir=desc&page={page}',
      'category_id={category}&order_by=rating&order_dir=desc&stock=1&sale=1',
    ],
  },
  {
    title: 'A list within a price range',
    queries: [
      'price_from=20&price_to=120&page={page}',
      'price_from=50&price_to=60&category_id={category}&stock=1&order_by=price&order_dir=asc',
      'price_from=10&price_to=400&brand_id={brand}&sale=1&order_by=id&order_dir=desc',
    ],
  },
  {
    title: 'A page deep inside a list',
    queries: [
      'page={middle}&order_by=price&order_dir=asc',
      'page={middle}',
      'page={last}&order_by=id&order_dir=desc',
      'page={tenth}&stock=1&order_by=price&order_dir=desc',
    ],
  },
  {
    title: 'A search for many products',
    queries: [
      search('headphones'),
      search('سماعات', '&order_by=price&order_dir=asc'),
      search('watch', '&category_id={category}&stock=1'),
      search('لؤلؤ', '&page={page}'),
      search('dre'),
    ],
  },
  {
    title: 'A search for few products',
    queries: [
      search('{word}'),
      search('{word} ring'),
      search('{arabic}'),
      search('noqta phone {word}', '&stock=1'),
    ],
  },
  {
    title: 'A search with a wrong letter',
    queries: [search('headphons'), search('{wrong}'), search('neclace'), search('فستاان')],
  },
];
