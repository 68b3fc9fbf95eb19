import { tmpdir } from 'node:os';
import { catalogueDir } from '@dana/sample-shop/catalogue-dir';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApi } from '../app.ts';
import { describeOnPostgres } from '../testing/on-postgres.ts';
import { type OpenDatabase, openDatabase } from '../database/open-database.ts';
import { prepareDatabase } from '../load-shop/prepare-database.ts';
import { postgresOfSuite } from '../testing/postgres-of-suite.ts';
import { testDeps } from '../testing/test-api.ts';
import { type Call, callerOf, findProduct, guestOrder, register } from '../testing/test-caller.ts';

const slowMachineMs = 120_000;
const failuresMax = 10;
const perAddress = 4 * failuresMax;

// Two APIs with a pool each stand for two processes: what they share is the database alone.
describeOnPostgres('attempts at two APIs on one PostgreSQL server', () => {
  const postgres = postgresOfSuite();
  let databases: OpenDatabase[];
  let calls: Call[];
  beforeAll(async () => {
    const open = () =>
      openDatabase({ databaseUrl: postgres().url, dataDir: tmpdir(), connectionWaitMs: 30_000 });
    databases = await Promise.all([open(), open()]);
    const [first] = databases as [OpenDatabase];
    await prepareDatabase(first, new Date(), catalogueDir);
    const usual = testDeps(first.db, tmpdir());
    const limits = { ...usual.limits, signIn: failuresMax, coupon: failuresMax };
    calls = databases.map(({ db, server }) =>
      callerOf(createApi({ ...usual, db, limitPool: server, limits })),
    );
  }, slowMachineMs);
  afterAll(() => Promise.all(databases.map((database) => database.close())));

  const from = (address: string, index: number, ...[method, path, options]: Parameters<Call>) =>
    (calls[index % 2] as Call)(method, path, { ...options, headers: { 'x-forwarded-for': address } });
  const countsOf = (answers: { status: number }[]) =>
    Object.fromEntries(
      [...Map.groupBy(answers, ({ status }) => status)].map(([key, all]) => [key, all.length]),
    );
  const times = <Result>(count: number, make: (index: number) => Promise<Result>) =>
    Promise.all(Array.from({ length: count }, (_, index) => make(index)));

  it('never lock out valid coupons: 80 at once, and then the order itself', async () => {
    const product = await findProduct(calls[0] as Call, 'safwani-horizon-headphones');
    const { body } = await from('10.9.0.1', 0, 'POST', '/carts/add', { body: { ...product, quantity: 1 } });
    const cart = body.data.id;
    const path = `/checkout?cart=${cart}&promo_code=DANA10`;
    expect(countsOf(await times(80, (index) => from('10.9.0.1', index, 'GET', path)))).toEqual({ 200: 80 });
    const order = guestOrder(cart, { promo_code: 'DANA10' });
    expect((await from('10.9.0.1', 0, 'POST', '/checkout', { body: order })).status).toBe(200);
  });

  it('never lock out right passwords: 60 at once', async () => {
    const { email, password } = await register(calls[0] as Call);
    const signIn = (index: number) =>
      from('10.9.0.2', index, 'POST', '/login', { body: { email, password } });
    expect(countsOf(await times(60, signIn))).toEqual({ 200: 60 });
    expect((await signIn(0)).status).toBe(200);
  });

  it('stop at the limit when they are wrong, however many come at once, and say how long', async () => {
    const wrong = (index: number) =>
      from('10.9.0.3', index, 'POST', '/login', {
        body: { email: `nobody${index}@dana.example`, password: 'x' },
      });
    const answers = await times(80, wrong);
    expect(countsOf(answers)).toEqual({ 422: perAddress, 429: 80 - perAddress });
    const waits = answers.flatMap(({ headers }) => headers.get('retry-after') ?? []).map(Number);
    expect(waits).toHaveLength(80 - perAddress);
    expect(Math.min(...waits)).toBeGreaterThan(240);
    expect(Math.max(...waits)).toBeLessThanOrEqual(300);
  });
});
