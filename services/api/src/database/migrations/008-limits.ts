/**
 * The counts of limits, in the form that the limiter's library reads and writes. `call_limits` stays for an older
 * release that runs beside this one.
 */
export const statements = [
  `create table rate_limits (key varchar(255) primary key, points integer not null default 0, expire bigint)`,
  'create index rate_limits_expire on rate_limits (expire)',
];
