import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { catalogueDir, picturesDir } from '@dana/sample-shop/catalogue-dir';
import { PGlite } from '@electric-sql/pglite';
import { pino } from 'pino';
import type { Db } from '../database/schema.ts';
import { createApi } from '../app.ts';
import { openPglite } from '../database/open-database.ts';
import { prepareDatabase } from '../load/load-shop.ts';
import type { ApiDeps } from '../deps.ts';
import { emailKinds } from '../scheduled-jobs.ts';
import { type EmailKinds, sendDueEmails } from '../emails/send.ts';
import { createMetrics } from '../operation/metrics.ts';
import { bankInProcess } from './bank-for-tests.ts';
import { createCatalogueChanges } from '../shared-answers/catalogue-changes.ts';

const sourceDir = join(dirname(fileURLToPath(import.meta.url)), '..');
/** `.ts`, and `.js` where the API is packed. */
const ending = extname(import.meta.url);
const cacheDir = join(sourceDir, '../node_modules/.cache/dana-api');
// Encoded pictures are the same for every test, and a thread that is cut off cannot tidy up after itself.
const mediaDir = join(tmpdir(), 'dana-test-media');
const templateWaitMs = 45_000;

export type TestApi = {
  fetch: (request: Request) => Response | Promise<Response>;
  /** The bank that takes its payments, in this process; it answers only those who call it through this. */
  bank: BankInProcess;
  db: Db;
  /** Sends the emails that are due, as the process does once a second. An email that cannot be written fails the test. */
  sendEmails: () => Promise<void>;
  close: () => Promise<void>;
};

type BankInProcess = ReturnType<typeof bankInProcess>;
export type TestOverrides = Partial<Omit<ApiDeps, 'db' | 'limits'> & { limits: Partial<ApiDeps['limits']> }>;

/** The whole API with a freshly filled shop, in this process and in memory. Answers are checked with their contracts. */
export async function createTestApi(overrides: TestOverrides = {}): Promise<TestApi> {
  mkdirSync(mediaDir, { recursive: true });
  const database = openPglite(await PGlite.create({ loadDataDir: await filledTemplate() }));
  const bank = bankInProcess(overrides.now);
  const deps = { ...testDeps(database.db, mediaDir), gateway: bank.gateway };
  const limits = { ...deps.limits, ...overrides.limits };
  const whole = { ...deps, ...overrides, limits };
  const { fetch } = createApi(whole);
  bank.shop.fetch = fetch;
  return {
    fetch,
    bank,
    db: database.db,
    sendEmails: () => sendEmails(whole),
    close: async () => {
      await bank.settled();
      await database.close();
    },
  };
}

/** Sends the emails that are due; throws when one was not sent. */
export async function sendEmails(deps: ApiDeps): Promise<void> {
  const reasons: unknown[] = [];
  const note: EmailKinds = Object.fromEntries(
    Object.entries(emailKinds).map(([kind, compose]) => [
      kind,
      (...given) =>
        compose(...given).catch((error: unknown) => {
          reasons.push(error);
          throw error;
        }),
    ]),
  );
  await sendDueEmails(deps, note);
  if (reasons.length > 0) throw reasons[0];
  const kept = await deps.db
    .selectFrom('letters')
    .select(['kind', 'last_error'])
    .where('sent_at', 'is', null)
    .where('attempts', '>', 0)
    .executeTakeFirst();
  if (kept) throw new Error(`The email ${kept.kind} was not sent. ${kept.last_error}`);
}

/** What tests give the API: the real clock, no log, limits that no test reaches. */
export function testDeps(db: Db, dataDir: string): ApiDeps {
  return {
    db,
    limitPool: null,
    // Tests change the shop behind the API's back, and see it at once.
    changes: createCatalogueChanges({ db, trustedMs: 0 }),
    dataDir,
    log: pino({ level: 'silent' }),
    now: () => new Date(),
    randomId: () => randomBytes(16).toString('base64url'),
    publicOrigin: 'http://localhost:8080',
    limits: {
      signIn: 10_000,
      register: 10_000,
      messages: 10_000,
      forgot: 10_000,
      emails: 10_000,
      coupon: 10_000,
      track: 10_000,
      uploads: 10_000,
      cart: 10_000,
      orders: 10_000,
      unpaidOrders: 10_000,
      heldUnits: 1_000_000,
      unconfirmedUnits: 1_000_000,
      confirmAboveUnits: 1_000_000,
      confirmAboveKwd: 1_000_000,
    },
    metrics: createMetrics(),
    gateway: bankInProcess().gateway,
    mail: { deliver: async () => undefined, close: () => undefined },
    outbox: null,
    shopMail: 'shop@dana.example',
    comments: 'moderated',
    trustProxy: 'loopback',
    hasAccessLog: true,
    isStopping: () => false,
    checkAnswers: true,
  };
}

/** A filled database, from which each test has a copy. It is made once a day: that takes twelve seconds of a processor. */
export async function filledTemplate(): Promise<Blob> {
  const path = join(cacheDir, `template-${templateKey()}.tar`);
  if (!existsSync(path) && !(await isMadeElsewhere(path))) await makeTemplate(path);
  return new Blob([readFileSync(path)]);
}

/** Waits for the test file that makes the template already, if there is one; false when this one must. */
async function isMadeElsewhere(path: string): Promise<boolean> {
  mkdirSync(cacheDir, { recursive: true });
  try {
    writeFileSync(`${path}.making`, '', { flag: 'wx' });
    return false;
  } catch {
    const untilMs = Date.now() + templateWaitMs;
    while (!existsSync(path) && Date.now() < untilMs) await setTimeout(100);
    return existsSync(path);
  }
}

async function makeTemplate(path: string): Promise<void> {
  const pglite = await PGlite.create();
  const database = openPglite(pglite);
  await prepareDatabase(database, catalogueDir);
  const dump = await pglite.dumpDataDir('none');
  // Written aside and renamed: nobody who waits reads half a database.
  const partial = `${path}.${process.pid}.partial`;
  writeFileSync(partial, Buffer.from(await dump.arrayBuffer()));
  renameSync(partial, path);
  for (const other of readdirSync(cacheDir)) {
    if (join(cacheDir, other) !== path) rmSync(join(cacheDir, other), { force: true });
  }
  await database.close();
}

// Everything that decides what a filled shop holds. The day is part of it: offers and coupons of the sample run from
// the day of loading.
function templateKey(): string {
  const folders = [...['database/migrations', 'load'].map((folder) => join(sourceDir, folder)), catalogueDir];
  const files = [
    ...folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => [ending, '.json'].includes(extname(name)))
        .map((name) => join(folder, name)),
    ),
    ...globSync('*/*.*', { cwd: picturesDir }).map((name) => join(picturesDir, name)),
    ...['latin-arabic', 'search-words', 'search-document', 'search-index', 'typos'].map((file) =>
      join(sourceDir, 'catalogue', `${file}${ending}`),
    ),
  ];
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  for (const file of files.sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
