/** Browsers in which somebody signed in to an account; only the hash of what a browser keeps. */
export const statements = [
  `create table known_devices (
    device_hash text not null, user_id text not null references users on delete cascade,
    seen_at timestamptz not null, primary key (device_hash, user_id))`,
  'create index known_devices_user on known_devices (user_id, seen_at)',
];
