/** Four homes instead of one: what stands on them says which, and where. */
export const statements = [
  `alter table sliders add column theme text not null default 'electronics'`,
  `alter table collections add column theme text not null default 'electronics'`,
  `alter table banners add column theme text not null default 'electronics',
    add column placement text not null default 'banner', add column spots jsonb not null default '[]',
    add column ends_at timestamptz`,
  `create table testimonials (
    id integer primary key, theme text not null, position integer not null, name jsonb not null, place jsonb not null,
    text jsonb not null, rating integer not null check (rating between 1 and 5))`,
];
