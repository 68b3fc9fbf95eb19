import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from './database/schema.ts';

/** Calls allowed per window and address; the sign-in limit holds per account as well. */
export type Limits = { signIn: number; register: number; messages: number };

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
  trustProxy: 'loopback' | 'always' | 'never';
  /** Parse every answer with its contract before it leaves; on outside production. */
  checkAnswers: boolean;
};
