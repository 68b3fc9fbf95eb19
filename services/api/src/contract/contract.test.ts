import { tmpdir } from 'node:os';
import { catalogueDir } from '@dana/sample-shop/catalogue-dir';
import { serve } from '@hono/node-server';
import { HonoRequest } from 'hono/request';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApi } from '../app.ts';
import { describeOnPostgres } from '../testing/on-postgres.ts';
import { type OpenDatabase, openDatabase } from '../database/open-database.ts';
import { startPostgres } from '../testing/postgres-for-tests.ts';
import { prepareDatabase } from '../load-shop/prepare-database.ts';
import { apiCalls } from '../openapi/calls.ts';
import { makeStaffToken } from '../staff/tokens/staff-tokens.ts';
import { bankOnPort } from '../testing/bank-for-tests.ts';
import { createTestApi, sendLetters, type TestApi, testDeps } from '../testing/test-api.ts';
import { recordMail } from '../testing/record-mail.ts';
import { registerShopper } from './areas/account.ts';
import { checkCart, findProduct } from './areas/buying.ts';
import { checkCatalogue } from './areas/catalogue.ts';
import { checkContent } from './areas/content.ts';
import { createRecorder, type Outcome } from './recorder.ts';
import { runContract } from './run-contract.ts';

type Fetch = (request: Request) => Response | Promise<Response>;

const stops: (() => unknown)[] = [];
afterEach(async () => {
  // Last started, first stopped: a server before its database.
  for (const stop of stops.splice(0).reverse()) await stop();
});

type Running = { before?: (api: Fetch) => Fetch; db?: OpenDatabase['db'] };

/** The API on a port of its own, on a fresh shop or a given one, behind whatever a test puts before it. */
async function start({ before = (api) => api, db }: Running = {}) {
  const { mail, sent } = recordMail();
  const { gateway, close: closeBank } = await bankOnPort();
  stops.push(closeBank);
  const deps = db && { ...testDeps(db, tmpdir()), mail, gateway };
  const api = deps
    ? { ...createApi(deps), sendLetters: () => sendLetters(deps) }
    : await createTestApi({ mail, gateway });
  if ('close' in api) stops.push(api.close);
  const now = new Date();
  const made = { name: 'contract', scopes: ['orders:write'], days: 1, now };
  const { text: staffToken } = await makeStaffToken(db ?? (api as TestApi).db, made);
  const server = await new Promise<{ port: number }>((resolve) => {
    const running = serve({ fetch: before(api.fetch), port: 0 }, resolve);
    stops.push(() => running.close());
  });
  const readMailedToken = async (email: string, page: string) => {
    await api.sendLetters();
    const newest = sent.findLast(({ to, text }) => to === email && text.includes(`/${page}?token=`));
    return /token=([\w-]+)/.exec(newest?.text ?? '')?.[1] ?? null;
  };
  return { baseUrl: `http://localhost:${server.port}/api`, readMailedToken, staffToken };
}

const inOneLine = ({ call, lang, kind, title, problem }: { [key: string]: string | null }) =>
  `${call} · ${lang} · ${kind} · ${title}: ${problem}`;

/** Writes down which words of the query are asked for; answers with those of one call. */
function watchQueries() {
  const asked = new Map<string, Set<string>>();
  const read = HonoRequest.prototype.query as (this: HonoRequest, name?: string) => unknown;
  vi.spyOn(HonoRequest.prototype, 'query').mockImplementation(function (this: HonoRequest, name?: string) {
    const call = `${this.method} ${this.path}`;
    asked.set(call, (asked.get(call) ?? new Set()).add(name ?? 'everything'));
    return read.call(this, name) as never;
  });
  return (method: string, path: string) => {
    const pattern = new RegExp(`^${method} /api${path.replace(/\{\w+\}/g, '[^/]+')}$`);
    const names = [...asked].flatMap(([call, words]) => (pattern.test(call) ? [...words] : []));
    return [...new Set(names)].sort();
  };
}

describe('the contract', () => {
  it('is kept by this API: every call, in both languages', { timeout: 120_000 }, async () => {
    const readBy = watchQueries();
    const { outcomes, problems, gaps } = await runContract(await start());
    expect(problems.map(inOneLine)).toEqual([]);
    expect(gaps).toEqual([]);
    // What a call reads of the query is what its description names: no more, no less.
    for (const { id, method, path, query } of apiCalls) {
      const described = ['currency', 'lang', ...Object.keys(query?.shape ?? {})];
      expect({ id, query: readBy(method, path) }).toEqual({ id, query: described.sort() });
    }
    for (const { id } of apiCalls)
      expect(outcomes.some(({ call, kind }) => call === id && kind === 'success')).toBe(true);
  });

  it('is not kept by one that breaks, leaves out or translates nothing', { timeout: 120_000 }, async () => {
    const before = (api: Fetch) => async (request: Request) => {
      const { pathname } = new URL(request.url);
      const answer = await api(request);
      if (pathname === '/api/brands') return new Response('Error\n    at x.ts:1', { status: 500 });
      const text = await answer.clone().text();
      if (pathname === '/api/coupons') return Response.json(JSON.parse(text.replaceAll('"code"', '"kode"')));
      if (pathname === '/api/carts/add' && answer.status === 422)
        return Response.json({ ...JSON.parse(text), message: 'No' }, { status: 422 });
      return answer;
    };
    const problems: Outcome[] = [];
    const { baseUrl } = await start({ before });
    const recorder = createRecorder(baseUrl, 'ar', (outcome) => outcome.problem && problems.push(outcome));
    await checkCatalogue(recorder);
    await checkContent(recorder, 'broken');
    const product = await findProduct(recorder);
    const stranger = await registerShopper(recorder, 'stranger');
    if (product && stranger) await checkCart(recorder, product, stranger);
    const broken = new Set(problems.map(({ call }) => call));
    expect([...broken].sort()).toEqual(['addToCart', 'getBrands', 'getCoupons']);
    expect(problems.map(inOneLine).join('\n')).toContain('is not in Arabic');
  });
});

describeOnPostgres('the contract on a PostgreSQL server', () => {
  it('is kept there as well', { timeout: 180_000 }, async () => {
    const postgres = await startPostgres();
    stops.push(postgres.stop);
    const database = await openDatabase({ databaseUrl: postgres.url, dataDir: tmpdir() });
    stops.push(database.close);
    await prepareDatabase(database, new Date(), catalogueDir);
    const { problems, gaps } = await runContract({ ...(await start({ db: database.db })), langs: ['ar'] });
    expect(problems.map(inOneLine)).toEqual([]);
    expect(gaps).toEqual([]);
  });
});
