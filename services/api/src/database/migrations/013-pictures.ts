/** The pictures of the catalogue as they were given, compressed; widths and formats are made when they are asked for. */
export const statements = [
  `create table pictures (
    path text primary key, kind text not null check (kind in ('svg', 'bitmap')),
    sha256 text not null, content bytea not null)`,
  // Nothing is gained by compressing it twice.
  'alter table pictures alter column content set storage external',
  `create trigger pictures_noted after insert or update or delete or truncate on pictures
    for each statement execute function note_catalogue_change()`,
];
