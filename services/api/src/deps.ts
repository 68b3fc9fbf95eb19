import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from './database/schema.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Metrics } from './operation/metrics.ts';

/**
 * Calls allowed per account and window; an address, which several people may share, has four times as many.
 * `coupon` counts wrong codes only.
 */
export type Limits = {
  signIn: number;
  register: number;
  messages: number;
  forgot: number;
  coupon: number;
  track: number;
  uploads: number;
};

/** Everything the API takes from outside, so that tests can hold time and chance still. */
export type ApiDeps = {
  db: Kysely<Database>;
  log: Logger;
  now: () => Date;
  /** Random text of at least 128 bits, safe in URLs. */
  randomId: () => string;
  dataDir: string;
  publicOrigin: string;
  limits: Limits;
  mail: Mailer;
  /** Where the shop's own people read mail. */
  shopMail: string;
  /** Whether a comment waits until somebody of the shop has read it. */
  comments: 'moderated' | 'open';
  metrics: Metrics;
  trustProxy: 'loopback' | 'always' | 'never';
  /** Parse every answer with its contract before it leaves; on outside production. */
  checkAnswers: boolean;
};
