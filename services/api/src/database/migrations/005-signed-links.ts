/** What the links of the shop are signed with: two random UUIDs hold 244 random bits. */
export const statements = [
  `insert into settings (key, value)
    values ('link_secret', gen_random_uuid()::text || gen_random_uuid()::text)`,
];
