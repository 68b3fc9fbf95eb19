/**
 * Emails that wait to be sent, written with the facts that they report. One of a kind waits for an order at a time.
 * Orders remember the language that they were placed in. Subscriptions are confirmed by a link, and ended by one.
 */
export const statements = [
  `alter table orders add column lang text not null default 'en' check (lang in ('en', 'ar'))`,
  `create table letters (
    id text primary key, kind text not null, lang text not null check (lang in ('en', 'ar')),
    order_id text references orders on delete cascade, facts jsonb not null,
    created_at timestamptz not null, due_at timestamptz not null, attempts integer not null default 0,
    sent_at timestamptz, given_up_at timestamptz, last_error text)`,
  'create index letters_due on letters (due_at) where sent_at is null and given_up_at is null',
  `create unique index letters_of_orders on letters (order_id, kind)
    where order_id is not null and sent_at is null and given_up_at is null`,
  `alter table newsletter_subscribers
    add column key text not null default replace(gen_random_uuid()::text, '-', ''),
    add column lang text not null default 'en' check (lang in ('en', 'ar')),
    add column confirmed_at timestamptz`,
  // Who subscribed before there was a link to confirm it is not asked again.
  'update newsletter_subscribers set confirmed_at = created_at',
  'create unique index newsletter_subscribers_key on newsletter_subscribers (key)',
];
