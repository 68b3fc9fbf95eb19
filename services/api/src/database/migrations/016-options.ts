/**
 * What variations are chosen by (a colour, a size), for lists: each value once, and for each product those it comes in.
 * Made with the search documents, from the products.
 */
export const statements = [
  `create table listing_options (
    id integer primary key, attribute_id integer not null, attribute jsonb not null, name jsonb not null, code text)`,
  `alter table listings add column option_ids integer[] not null default '{}'`,
  'create index listings_options on listings using gin (option_ids)',
];
