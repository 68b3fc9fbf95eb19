/** What each setting of the API takes; the others are limits. */
const takes: Readonly<Record<string, string>> = {
  API_PORT: 'a port, 0 to 65535',
  API_HOST: 'an address of this machine',
  API_METRICS_PORT: 'a port, 0 to 65535',
  API_METRICS_HOST: 'an address of this machine',
  DATA_DIR: 'a folder',
  DATABASE_POOL_MAX: 'the most connections of one process, 1 to 100',
  PUBLIC_ORIGIN: 'the shop’s address, such as https://shop.example',
  LOG_LEVEL: 'one of fatal, error, warn, info, debug, silent',
  PAYMENT_GATEWAY: 'practice, tap or none',
  PRACTICE_BANK_URL: 'the address of the practice bank',
  TAP_API_URL: 'the address of Tap’s API',
  TAP_SECRET_KEY: 'a secret key, sk_…',
  SMTP_URL: 'the address of a mail server, such as smtps://user:password@mail.example',
  MAIL_FROM: 'the sender of mails, in one line',
  MAIL_SHOP: 'the shop’s own e-mail address',
  API_COMMENTS: 'moderated or open',
  ACCESS_LOG: 'on or off',
  TRUST_PROXY: 'loopback, always or never',
};
const limitTakes = 'a whole number, 0 to 9999999';

/** Values are not repeated: some hold passwords. @returns one sentence for a setting that cannot be used as it is. */
export const settingSentence = (name: string): string =>
  `${name} has a value it cannot use; it takes ${takes[name] ?? limitTakes} (docs/settings.md).`;
