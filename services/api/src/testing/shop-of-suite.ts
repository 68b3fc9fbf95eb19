import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createApi } from '../app.ts';
import { cleanUp } from '../clean-up.ts';
import type { Database, Db } from '../database/schema.ts';
import type { ApiDeps, Limits } from '../deps.ts';
import { decideOnPage, pageOf } from './pay-on-page.ts';
import { recordMail } from './record-mail.ts';
import { createTestApi, type TestApi, type TestOverrides, testDeps } from './test-api.ts';
import { type Call, callerOf, findProduct, type Ordered, palette, placeOrder } from './test-caller.ts';

const dayMs = 24 * 60 * 60 * 1000;

type Name = keyof Database;
type Where<Table extends Name> = Partial<Selectable<Database[Table]>>;
type Tables = {
  rows: <Table extends Name>(table: Table, where?: Where<Table>) => Promise<Selectable<Database[Table]>[]>;
  update: <Table extends Name>(
    table: Table,
    where: Where<Table>,
    values: Updateable<Database[Table]>,
  ) => Promise<void>;
  insert: <Table extends Name>(
    table: Table,
    values: Insertable<Database[Table]> | Insertable<Database[Table]>[],
  ) => Promise<void>;
};
/**
 * The API of one suite with all that is around it: opened before its tests, closed after them, with its mail, its bank and a
 * clock that a test moves.
 * @param overrides – asked for when it is opened.
 */
export function shopOfSuite(overrides: () => TestOverrides = () => ({})) {
  const { mail, sent } = recordMail();
  /** It runs as the machine's does, unless a test stops it. */
  const clock = { aheadMs: 0, stoppedAtMs: undefined as number | undefined };
  const now = () => new Date((clock.stoppedAtMs ?? Date.now()) + clock.aheadMs);
  let opened: TestApi | undefined;
  const open = (): TestApi => {
    if (!opened) throw new Error('The shop of a suite is there from its beforeAll on.');
    return opened;
  };
  beforeAll(async () => {
    opened = await createTestApi({ mail, now, ...overrides() });
  });
  afterAll(() => opened?.close());
  beforeEach(() => {
    sent.length = 0;
  });
  const api = {
    fetch: (request: Request) => open().fetch(request),
    sendEmails: () => open().sendEmails(),
    get bank() {
      return open().bank;
    },
    get db() {
      return open().db;
    },
  };
  const call = callerOf(api);
  const deps = (more: Partial<ApiDeps> = {}): ApiDeps => ({
    ...{ ...testDeps(api.db, ''), mail, now, gateway: api.bank.gateway },
    ...more,
  });
  const { rows, update, insert } = tablesOf(() => api.db);
  return {
    ...{ api, call, sent, clock, now, deps, rows, update, insert },
    /** The one row that there is. */
    row: async <Table extends Name>(
      table: Table,
      where: Where<Table>,
    ): Promise<Selectable<Database[Table]>> => {
      const [found] = await rows(table, where);
      if (!found) throw new Error(`${table} has no such row.`);
      return found;
    },
    /** Calls to another API on the same database, with limits that can be met. */
    limited: (limits: Partial<Limits>): Call =>
      callerOf(createApi(deps({ limits: { ...deps().limits, ...limits } }))),
    stock: async (slug = palette) => (await findProduct(call, slug)).stock,
    setStock: (stock: number, slug = palette) => update('products', { slug }, { stock }),
    order: (ordered: Ordered = {}) => placeOrder(call, ordered),
    read: async (id: string, token?: string) => (await call('GET', `/orders/${id}`, { token })).body.data,
    signIn: ({ email, password }: { email: string; password: string }, more = {}) =>
      call('POST', '/login', { body: { email, password, ...more } }),
    proveEmail: (email: string) => update('users', { email }, { email_verified_at: now() }),
    /** Where a payment's link leads to: the bank's page. */
    bankPage: (link: string) => pageOf(api.fetch, link),
    decide: (link: string, decision: string, behaviour?: string) =>
      decideOnPage(api, link, decision, behaviour),
    /** A page or a file of the API, or the answer to a form. */
    visit: async (url: string, { body = null, ...init }: RequestInit = {}) => {
      const headers = new Headers(init.headers);
      // Whole, as it came over the network: a form that is refused early would break off its stream.
      const form = body instanceof FormData ? new Response(body) : undefined;
      if (form) headers.set('content-type', form.headers.get('content-type') ?? '');
      const request = { ...init, headers, body: form ? await form.arrayBuffer() : body };
      const answer = await api.fetch(new Request(new URL(url, 'http://api.test'), request));
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    },
    /** Sends what is due. @returns all emails to an address, or all there are. */
    emailsTo: async (address?: string) => {
      await api.sendEmails();
      return sent.filter(({ to }) => address === undefined || to === address);
    },
    /** Sends what is due. @returns what the newest email to somebody has of a pattern: its group, or all of it. */
    mailed: async (to: string, pattern: RegExp): Promise<string> => {
      await api.sendEmails();
      const texts = sent.filter((each) => each.to === to).map(({ text }) => pattern.exec(text));
      const found = texts.findLast(Boolean);
      return found?.[1] ?? found?.[0] ?? '';
    },
    /** One run of the clean-up, by a process whose clock is that much ahead. */
    cleanUpIn: (days = 0) => cleanUp(deps({ now: () => new Date(now().getTime() + days * dayMs) })),
  };
}

/** Rows by what they hold, without the words of a query. */
function tablesOf(db: () => Db): Tables {
  // biome-ignore lint/suspicious/noExplicitAny: which table it is, is known where it is called.
  const any = () => db() as unknown as Kysely<Record<string, any>>;
  return {
    rows: (table: string, where: object = {}) =>
      any()
        .selectFrom(table)
        .selectAll()
        .where((eb) => eb.and(where))
        .execute() as Promise<never[]>,
    update: async (table: string, where: object, values: object) =>
      void (await any()
        .updateTable(table)
        .set(values)
        .where((eb) => eb.and(where))
        .execute()),
    insert: async (table: string, values: object) =>
      void (await any().insertInto(table).values(values).execute()),
  };
}
