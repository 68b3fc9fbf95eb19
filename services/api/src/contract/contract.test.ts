import { HonoRequest } from 'hono/request';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { apiCalls } from '../openapi/calls.ts';
import { type Fetch, inOneLine, listen, serveForContract } from '../testing/serve-for-contract.ts';
import { registerShopper } from './areas/account.ts';
import { checkCart, findProduct } from './areas/buying.ts';
import { checkCatalogue } from './areas/catalogue.ts';
import { checkContent } from './areas/content.ts';
import { createRecorder, type Outcome } from './recorder.ts';
import { runContract } from './run-contract.ts';

/*
 * Of all tests of routes, this is the one that `npm test` runs, for what it calls is the whole API: about 20 seconds, for 900
 * calls of a real shop. In Arabic, because a refusal that nobody translated shows there; English and the other database follow
 * in `contract-elsewhere.whole.test.ts`.
 */

let shop: Awaited<ReturnType<typeof serveForContract>>;
beforeAll(async () => {
  shop = await serveForContract();
});
afterAll(() => shop.close());

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
  it('is kept by this API: every call, in Arabic', { timeout: 120_000 }, async () => {
    const readBy = watchQueries();
    const { outcomes, problems, gaps } = await runContract({ ...shop.options, langs: ['ar'] });
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
    const breaking = (api: Fetch) => async (request: Request) => {
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
    const { baseUrl, close } = await listen(breaking(shop.fetch));
    const recorder = createRecorder(baseUrl, 'ar', (outcome) => outcome.problem && problems.push(outcome));
    await checkCatalogue(recorder);
    await checkContent(recorder, 'broken');
    const product = await findProduct(recorder);
    const stranger = await registerShopper(recorder, 'stranger');
    if (product && stranger) await checkCart(recorder, product, stranger);
    close();
    const broken = new Set(problems.map(({ call }) => call));
    expect([...broken].sort()).toEqual(['addToCart', 'getBrands', 'getCoupons']);
    expect(problems.map(inOneLine).join('\n')).toContain('is not in Arabic');
  });
});
