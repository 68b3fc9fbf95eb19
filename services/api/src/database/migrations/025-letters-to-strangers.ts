/**
 * Whom an email goes to whose address anybody may have typed: a hash, by which such emails are counted. Emails of an older
 * release have none and are not counted.
 */
export const statements = [
  'alter table letters add column recipient text',
  'create index letters_of_recipient on letters (recipient, created_at) where recipient is not null',
];
