/** Favourites get an id that nobody can guess: it stands in an address. */
export const statements = [
  `alter table favorites add column key text not null unique default gen_random_uuid()::text`,
];
