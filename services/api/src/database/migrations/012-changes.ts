/** What pages show to everybody. Orders are not among it: they take stock, which is. */
const tables = [
  'categories',
  'brands',
  'tags',
  'products',
  'product_categories',
  'product_tags',
  'variations',
  'reviews',
  'currencies',
  'collections',
  'collection_products',
  'sliders',
  'banners',
  'testimonials',
  'pages',
  'posts',
  'comments',
  'adverts',
  'coupons',
  'countries',
  'cities',
  'payment_methods',
  'installment_packages',
];

/**
 * Counts changes of what pages show. A change adds a row instead of raising a number, so that no two orders wait for each
 * other; the sum is the version, and it grows with each commit, in whatever order they come. It begins with a random
 * number: two databases never have the same versions.
 */
export const statements = [
  'create table catalogue_changes (changes bigint not null)',
  'insert into catalogue_changes select (random() * 1000000000000)::bigint',
  `create function note_catalogue_change() returns trigger language plpgsql as $$
    begin insert into catalogue_changes values (1); return null; end $$`,
  ...tables.map(
    (table) => `create trigger ${table}_noted after insert or update or delete or truncate on ${table}
      for each statement execute function note_catalogue_change()`,
  ),
];
