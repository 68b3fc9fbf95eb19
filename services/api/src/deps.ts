import type pg from 'pg';
import type { Logger } from 'pino';
import type { Db } from './database/schema.ts';
import type { S3Bucket } from '@dana/server/s3/s3-bucket';
import type { Tracing } from '@dana/server/watching/tracing';
import type { Mailer } from '@dana/server/mail/mailer';
import type { Metrics } from './operation/metrics.ts';
import type { Gateway } from './payments/gateway.ts';
import type { CatalogueChanges } from './shared-answers/catalogue-changes.ts';

/**
 * Calls allowed per account and window; an address, which several people may share, has four times as many.
 * `signIn` and `coupon` count failures only. `unpaidOrders` and `heldUnits` are not calls: so many orders may wait for
 * their payment at once, and reserve so many units (twice as many for an address).
 */
export type Limits = {
  signIn: number;
  register: number;
  messages: number;
  forgot: number;
  /** Emails in a day to one address that anybody may have typed. */
  emails: number;
  coupon: number;
  track: number;
  uploads: number;
  cart: number;
  orders: number;
  unpaidOrders: number;
  heldUnits: number;
  /** Units that orders to be paid on delivery hold for a contact, before the shop confirmed them. */
  unconfirmedUnits: number;
  /** Orders to be paid on delivery with more units together, or of more dinars, are to be confirmed by a mailed link. */
  confirmAboveUnits: number;
  confirmAboveKwd: number;
};

/** Everything the API takes from outside, so that tests can hold time and chance still. */
export type ApiDeps = {
  db: Db;
  /** A copy on another server, from which what everybody sees may be read. */
  replica?: Db | null;
  /** The server on which limits are counted for all instances; null counts them in this process. */
  limitPool: pg.Pool | null;
  /** Says whether what pages show has changed, so that answers can be kept until then. */
  changes: CatalogueChanges;
  log: Logger;
  /** Whether the log gets a line for each request. */
  hasAccessLog: boolean;
  /** By the database's clock, which all processes share (`database/database-clock.ts`). */
  now: () => Date;
  /** Random text of at least 128 bits, safe in URLs. */
  randomId: () => string;
  dataDir: string;
  /** Where uploaded pictures are kept; in the database where it is undefined. */
  uploadBucket?: S3Bucket | undefined;
  publicOrigin: string;
  limits: Limits;
  /** Takes payments on a page; null where none is set, and then no such way to pay is offered. */
  gateway: Gateway | null;
  mail: Mailer;
  /** The folder of emails that everybody at this machine may read; null wherever the shop is open to others. */
  outbox: string | null;
  /** Where the shop's own people read mail, when that is not the address at which shoppers write to it. */
  shopMail?: string | undefined;
  /** Whether a comment waits until somebody of the shop has read it. */
  comments: 'moderated' | 'open';
  metrics: Metrics;
  /** Records requests and statements as spans; undefined while tracing is off. */
  tracing?: Tracing | undefined;
  trustProxy: 'loopback' | 'always' | 'never';
  /** Asked to stop: nothing new should be sent here. */
  isStopping: () => boolean;
  /** Parse every answer with its contract before it leaves; on outside production. */
  checkAnswers: boolean;
};
