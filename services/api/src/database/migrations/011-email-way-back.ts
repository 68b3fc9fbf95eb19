/**
 * A mailed link may also put an account's e-mail back to the address that it was sent to. While such a link is good,
 * nobody else gets that address.
 */
export const statements = [
  `alter table password_resets add column restore_email text`,
  `create index password_resets_restore_email on password_resets (restore_email)
    where restore_email is not null and used_at is null`,
];
