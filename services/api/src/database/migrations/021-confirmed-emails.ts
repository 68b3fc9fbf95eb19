/**
 * An e-mail is confirmed once a link that was mailed to it was followed; earlier orders of guests are found by it. A link for
 * a new password says which address it went to, so that it proves that one alone.
 */
export const statements = [
  `alter table users add column email_verified_at timestamptz`,
  `alter table password_resets add column mailed_to text`,
  `create table email_confirmations (
    token_hash text primary key, user_id text not null references users on delete cascade, email text not null,
    created_at timestamptz not null, expires_at timestamptz not null, used_at timestamptz)`,
  `create index email_confirmations_user on email_confirmations (user_id)`,
  `create index orders_of_guests on orders (lower(contact->>'email')) where user_id is null`,
];
