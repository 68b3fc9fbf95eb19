/**
 * What holds for one country: rates and days of its shipping methods, its ways to pay, its weekend and holidays. The country
 * that a shop began with, Kuwait or else its first, keeps what held for all; orders go to others once a catalogue names
 * their rates. An older release beside this one goes on with the columns of `shipping_methods`.
 */
export const statements = [
  `create table country_shipping (
    country_id integer not null references countries (id), shipping_method_id integer not null references shipping_methods (id),
    price_minor integer not null check (price_minor >= 0), free_from_minor integer,
    min_days integer not null, max_days integer not null check (max_days >= min_days),
    primary key (country_id, shipping_method_id))`,
  `create table country_payments (
    country_id integer not null references countries (id), payment_method_id integer not null references payment_methods (id),
    primary key (country_id, payment_method_id))`,
  `create table holidays (
    id integer primary key, name jsonb not null, countries jsonb,
    calendar text not null check (calendar in ('gregorian', 'hijri')),
    year integer, month integer not null, day integer not null, days integer not null check (days > 0))`,
  // Days as JavaScript counts them, Sunday is 0.
  `alter table countries add column weekend jsonb not null default '[5, 6]'`,
  'alter table cities add column is_other boolean not null default false',
  `alter table addresses add column area text not null default ''`,
  `insert into country_shipping
    select c.id, m.id, m.price_minor, m.free_from_minor, m.min_days, m.max_days
    from shipping_methods m, (select id from countries order by code <> 'KW', position limit 1) c`,
  `insert into country_payments
    select c.id, m.id from payment_methods m, (select id from countries order by code <> 'KW', position limit 1) c`,
];
