import { join, resolve } from 'node:path';
import { readEach, SettingsRefused } from '@dana/server/read-each';
import { readS3Place, type S3Place } from '@dana/server/s3/s3-settings';
import { givenOf } from '@dana/server/server-settings';
import { readStopSettings } from '@dana/server/stop/stop-settings';
import { readTraceSettings } from '@dana/server/watch-settings';
import * as z from 'zod/mini';
import { gatewayVariables, readGateway } from './payments/open-gateway.ts';

const portText = z.string().check(z.refine((text) => /^\d{1,5}$/.test(text) && Number(text) < 65_536));
const port = z.pipe(
  z.optional(portText),
  z.transform((text) => Number(text ?? 8081)),
);
const host = z._default(z.string().check(z.regex(/^[\w.:-]+$/)), '127.0.0.1');
const limit = (fallback: number) =>
  z.pipe(
    z.optional(z.string().check(z.regex(/^\d{1,7}$/))),
    z.transform((text) => Number(text ?? fallback)),
  );

const localOrigin = 'http://localhost:8080';

const environmentSchema = z.object({
  API_PORT: port,
  API_HOST: host,
  API_METRICS_PORT: z.optional(portText),
  API_METRICS_HOST: host,
  DATA_DIR: z._default(z.string().check(z.minLength(1)), '.data'),
  DATABASE_URL: z.optional(z.string()),
  DATABASE_REPLICA_URL: z.optional(z.string()),
  API_CATALOGUE: z.optional(z.string()),
  UPLOAD_STORE: z.optional(z.string()),
  API_EMPTY_DATABASES: z.optional(z.string()),
  DATABASE_POOL_MAX: z.pipe(
    z.optional(z.string().check(z.regex(/^(?:[1-9]\d?|100)$/))),
    z.transform((text) => Number(text ?? 10)),
  ),
  PUBLIC_ORIGIN: z._default(z.url(), localOrigin),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
  API_LIMIT_SIGN_IN: limit(10),
  API_LIMIT_REGISTER: limit(15),
  API_LIMIT_MESSAGES: limit(10),
  API_LIMIT_FORGOT: limit(5),
  API_LIMIT_LETTERS: limit(5),
  API_LIMIT_COUPON: limit(10),
  API_LIMIT_TRACK: limit(10),
  API_LIMIT_UPLOADS: limit(20),
  API_LIMIT_CART: limit(200),
  API_LIMIT_ORDERS: limit(10),
  API_LIMIT_UNPAID_ORDERS: limit(5),
  API_LIMIT_HELD_PIECES: limit(50),
  API_LIMIT_UNCONFIRMED_PIECES: limit(30),
  API_CONFIRM_ABOVE_PIECES: limit(10),
  API_CONFIRM_ABOVE_KWD: limit(200),
  ...gatewayVariables,
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\/\S+$/))),
  MAIL_FROM: z.optional(z.string().check(z.regex(/^[^\r\n]+$/))),
  MAIL_SHOP: z.optional(z.email()),
  API_COMMENTS: z._default(z.enum(['moderated', 'open']), 'moderated'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(z.string()),
  OTEL_TRACES_SAMPLER_ARG: z.optional(z.string()),
  ACCESS_LOG: z._default(z.enum(['on', 'off']), 'on'),
  TRUST_PROXY: z._default(z.enum(['loopback', 'always', 'never']), 'loopback'),
});

/** What is set from outside. Limits are calls per window and account (see the limiter). */
export type Environment = ReturnType<typeof readEnvironment>;

/** Settings that a file may hold instead: `DATABASE_URL_FILE` names it. */
const secrets = [
  'DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'SMTP_URL',
  'TAP_SECRET_KEY',
  'PRACTICE_BANK_SECRET',
];

/** Reads the configuration. Errors: throws `SettingsRefused`, with one sentence for each setting that is wrong. */
export function readEnvironment(variables: Record<string, string | undefined>) {
  const given = givenOf(variables, secrets);
  const isLocal = URL.parse(given.PUBLIC_ORIGIN ?? localOrigin)?.hostname === 'localhost';
  const { data, stop, trace, uploadPlace, replicaUrl } = readEach({
    data: () => readData(given),
    uploadPlace: () => readUploadPlace(given),
    replicaUrl: () => readReplicaUrl(given),
    trace: () => readTraceSettings(given.OTEL_EXPORTER_OTLP_ENDPOINT, given.OTEL_TRACES_SAMPLER_ARG),
    stop: () => readStopSettings(given.STOP_LISTEN_SECONDS, isLocal),
  });
  const dataDir = resolve(data.DATA_DIR);
  return {
    host: data.API_HOST,
    portNumber: data.API_PORT,
    metrics: data.API_METRICS_PORT
      ? { host: data.API_METRICS_HOST, port: Number(data.API_METRICS_PORT) }
      : null,
    dataDir,
    databaseUrl: data.DATABASE_URL,
    replicaUrl,
    /** Where uploaded pictures are kept, when not in the database. */
    uploadPlace,
    catalogueDir: data.API_CATALOGUE === undefined ? undefined : resolve(data.API_CATALOGUE),
    emptyDatabaseDir: data.API_EMPTY_DATABASES === undefined ? undefined : resolve(data.API_EMPTY_DATABASES),
    poolSizeMax: data.DATABASE_POOL_MAX,
    publicOrigin: data.PUBLIC_ORIGIN,
    /** A shop on this machine, for those who work on it. */
    isLocal,
    logLevel: data.LOG_LEVEL,
    stop,
    trace,
    hasAccessLog: data.ACCESS_LOG === 'on',
    trustProxy: data.TRUST_PROXY,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    shopMail: data.MAIL_SHOP,
    // Whoever reads emails takes accounts over: only where the shop is nobody else's.
    outbox: isLocal && !data.SMTP_URL ? join(dataDir, 'outbox') : null,
    comments: data.API_COMMENTS,
    gateway: readGateway(data),
    limits: {
      signIn: data.API_LIMIT_SIGN_IN,
      register: data.API_LIMIT_REGISTER,
      messages: data.API_LIMIT_MESSAGES,
      forgot: data.API_LIMIT_FORGOT,
      emails: data.API_LIMIT_LETTERS,
      coupon: data.API_LIMIT_COUPON,
      track: data.API_LIMIT_TRACK,
      uploads: data.API_LIMIT_UPLOADS,
      cart: data.API_LIMIT_CART,
      orders: data.API_LIMIT_ORDERS,
      unpaidOrders: data.API_LIMIT_UNPAID_ORDERS,
      heldUnits: data.API_LIMIT_HELD_PIECES,
      unconfirmedUnits: data.API_LIMIT_UNCONFIRMED_PIECES,
      confirmAboveUnits: data.API_CONFIRM_ABOVE_PIECES,
      confirmAboveKwd: data.API_CONFIRM_ABOVE_KWD,
    },
  };
}

/** One kind of storage besides the database, which needs no setting. */
const readUploadPlace = (given: Record<string, string | undefined>): S3Place | undefined =>
  given.UPLOAD_STORE === undefined ? undefined : readS3Place('UPLOAD_STORE', given.UPLOAD_STORE, given);

/** A replica follows a server: the embedded database has none. */
function readReplicaUrl({ DATABASE_URL, DATABASE_REPLICA_URL }: Record<string, string | undefined>) {
  if (DATABASE_REPLICA_URL !== undefined && DATABASE_URL === undefined)
    throw new Error('DATABASE_REPLICA_URL is set without DATABASE_URL, the server that the replica follows.');
  return DATABASE_REPLICA_URL;
}

function readData(given: Record<string, string | undefined>) {
  const result = environmentSchema.safeParse(given);
  if (result.success) return result.data;
  throw new SettingsRefused(result.error.issues.map(({ path }) => settingSentence(path.join('.'))));
}

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
const settingSentence = (name: string): string =>
  `${name} has a value it cannot use; it takes ${takes[name] ?? limitTakes} (docs/settings.md).`;
