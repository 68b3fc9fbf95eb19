/** The pictures of the catalogue as they were given, compressed; widths and formats are made when they are asked for. */
export const statements = [
  `create table pictures (
    path text primary key, kind text not null check (kind in ('svg', 'bitmap')),
    sha256 text not null, content bytea storage external not null)`,
  `create trigger pictures_noted after insert or update or delete or truncate on pictures
    for each statement execute function note_catalogue_change()`,
];
