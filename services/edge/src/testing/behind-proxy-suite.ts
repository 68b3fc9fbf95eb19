import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { countKinds, inTens } from './counted-answers.ts';
import { frontProgramFor } from './front.ts';
import { jsonPost, newShopper } from './new-shopper.ts';
import { namedRenderer } from './renderer-sources.ts';
import { startShopBehind } from './shop-behind.ts';
import { http2Answers, listenTo, rawRequest } from './tls-client.ts';

/* What holds behind each proxy that `deploy` has an example for, with the example's own file and the proxy's own program. */

const patience = { timeout: 60_000, interval: 200 };

/** The nth shopper's own address. */
const addressOf = (index: number): string => `127.0.1.${index + 1}`;

type Proxy = {
  name: string;
  start: Parameters<typeof startShopBehind>[0]['start'];
  /** Whether it asks storefronts if they are ready, instead of going by connections that are refused. */
  asks: boolean;
  /** How many register, each from an address of their own. */
  shoppers: number;
};

/** Declares the tests of a shop behind one proxy. They are left out, with a message, where its program cannot be had. */
export async function testBehind({ name, start, asks, shoppers }: Proxy): Promise<void> {
  const suite = `a shop behind ${name} with TLS`;
  const program = await frontProgramFor(suite, name);

  describe.runIf(program)(suite, () => {
    let shop: Awaited<ReturnType<typeof startShopBehind>>;
    beforeAll(async () => {
      // One that is asked for its readiness says "not ready" for as long as the test looks, and goes on answering.
      const settings = { STOP_LISTEN_SECONDS: asks ? '600' : '2' };
      const more = { renderer: namedRenderer, storefronts: 2, settings };
      shop = await startShopBehind({ start, program: program ?? '' }, more);
    }, 180_000);
    afterAll(() => shop?.stop(), 60_000);

    it(`lets ${shoppers} shoppers with ${shoppers} addresses register`, async () => {
      const statuses = await inTens(shoppers, async (index) => {
        const shopper = newShopper(`noura-${index}@dana.example`);
        return (await shop.ask('/api/register', jsonPost(shopper), addressOf(index))).status;
      });
      expect(countKinds(statuses)).toEqual({ 201: shoppers });
    }, 120_000);

    it('limits one address however many others it says it has', async () => {
      const statuses: number[] = [];
      for (let index = 0; index < 21; index += 1) {
        const other = `203.0.113.${index}`;
        const forged = { 'x-forwarded-for': other, forwarded: `for=${other}`, 'x-real-ip': other };
        const body = { email: `nobody-${index}@dana.example` };
        statuses.push((await shop.ask('/api/forgot-password', jsonPost(body, forged), '127.0.2.1')).status);
      }
      expect(countKinds(statuses)).toEqual({ 200: 20, 429: 1 });
    }, 60_000);

    it('names its own https address in pages that are shared, whatever host it is asked for', async () => {
      const headers = {
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'http',
        forwarded: 'host=evil.example',
      };
      for (const path of ['/robots.txt', '/en/demo', '/en']) {
        const answer = await shop.ask(path, { headers }, '127.0.0.2');
        expect(`${JSON.stringify([...answer.headers])}${await answer.text()}`).not.toContain('evil.example');
      }
      const page = await (await shop.ask('/ar/demo', { headers }, '127.0.0.2')).text();
      expect(page).toContain('<link rel="canonical" href="https://shop.example/ar/demo">');
      expect(page).toContain('<meta property="og:url" content="https://shop.example/ar/demo">');
      const robots = await (await shop.ask('/robots.txt', {}, '127.0.0.2')).text();
      expect(robots).toContain('Sitemap: https://shop.example/sitemap.xml');
    }, 60_000);

    it('sends visitors without TLS to https, has browsers stay there, and keeps its cookies for it', async () => {
      const plain = await rawRequest(
        shop.plainPort,
        'GET /en HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n',
      );
      // Where it does not listen at 443, as here, Caddy names its port.
      expect(plain).toMatch(/^HTTP\/1\.1 30[18] [\s\S]*location: https:\/\/shop\.example(:\d+)?\/en\r/i);
      for (const path of ['/en/demo', '/session', '/robots.txt', '/api/home', '/nothing.js', '/en']) {
        const { headers } = await shop.ask(path, {}, '127.0.0.2');
        const kept = headers.get('strict-transport-security');
        expect([path, kept]).toEqual([path, 'max-age=63072000; includeSubDomains']);
      }
      const token = { token: 'abcdefghijklmnopqrstuvwxyz' };
      const begun = await shop.ask('/session', { ...jsonPost(token), method: 'PUT' }, '127.0.0.2');
      expect(begun.headers.getSetCookie()).toEqual([
        expect.stringMatching(/^__Host-dana_session=.*; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
        expect.stringMatching(/^signed_in=1.*; Secure; SameSite=Lax$/),
      ]);
    });

    it('speaks HTTP/2: pages, the API and files come over one connection', async () => {
      const paths = ['/en/demo', '/ar/demo', '/api/home', '/robots.txt'];
      const { protocol, answers } = await http2Answers(shop, paths);
      expect(protocol).toBe('h2');
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(answers[0]?.body).toMatch(/process \d+.*<\/html>\s*$/s);
    }, 60_000);

    it('gives each request a name of its own, and none that a visitor chose', async () => {
      const named = async (path: string) => {
        const answer = await shop.ask(path, { headers: { 'x-request-id': 'of-a-stranger' } }, '127.0.0.2');
        return answer.headers.get('x-request-id') ?? '';
      };
      const names = [await named('/en/demo'), await named('/api/home'), await named('/api/home')];
      // As the proxies make them; the storefront's own are shorter.
      for (const one of names) expect(one).toMatch(/^[0-9a-f-]{32,36}$/);
      expect(new Set(names).size).toBe(3);
    }, 60_000);

    it('lets a build of 20 MB through to the storefront', async () => {
      const body = new Uint8Array(20 * 1024 * 1024);
      const answer = await shop.ask('/v1/nothing-here', { method: 'PUT', body }, '127.0.0.2');
      // It is the storefront that knows no such address.
      expect(answer.status).toBe(404);
    }, 60_000);

    it('passes a change on to who listens as it comes', async () => {
      const authorization = `Bearer ${shop.token}`;
      const releases = await shop.inFrontOfReleases();
      const said = listenTo(releases, '/v1/envs/production/events', authorization);
      await vi.waitFor(() => expect(said()).toContain('event: open'), patience);
      const change = jsonPost({ reason: 'a test' }, { authorization });
      await releases.ask('/v1/envs/production/remotes/shell/freeze', change, '127.0.0.2');
      await vi.waitFor(() => expect(said()).toContain('"verb":"freeze"'), patience);
    }, 150_000);

    it('leaves out a storefront that stops, without an error for any visitor, and visits it again when it is back', async () => {
      const { visit, statuses } = visitorsOf(shop.ask);
      const pids = await vi.waitFor(async () => {
        const seen = [...new Set(await visit(10))];
        expect(seen).toHaveLength(2);
        return seen;
      }, patience);
      const [leaving = 0, staying] = pids;
      process.kill(leaving, 'SIGTERM');
      const isLeftOut = async () => expect([...new Set(await visit(20))]).toEqual([staying]);
      const stopped = await vi.waitFor(async () => {
        const ready = await Promise.all(shop.ports.edges.map(readinessAt));
        const notReady = ready.findIndex((status) => status !== 200);
        expect(ready.filter((status) => status !== 200)).toEqual([asks ? 503 : 0]);
        return shop.ports.edges[notReady] ?? 0;
      }, patience);
      await vi.waitFor(isLeftOut, patience);
      if (asks) process.kill(leaving, 'SIGKILL');
      await isLeftOut();
      await shop.startStorefront(stopped);
      await vi.waitFor(async () => expect(new Set(await visit(20)).size).toBe(2), patience);
      expect(Object.keys(countKinds(statuses))).toEqual(['200']);
    }, 300_000);
  });
}

/** Visitors one after another. `statuses` has what all of them got; `visit` gives the processes that answered. */
function visitorsOf(ask: Awaited<ReturnType<typeof startShopBehind>>['ask']) {
  const statuses: number[] = [];
  const visit = async (count: number): Promise<number[]> => {
    const pids: number[] = [];
    for (let index = 0; index < count; index += 1) {
      const answer = await ask('/en/demo', {}, '127.0.0.2');
      statuses.push(answer.status);
      pids.push(Number(/process (\d+)/.exec(await answer.text())?.[1]));
    }
    return pids;
  };
  return { visit, statuses };
}

/** What a storefront itself says of its readiness; 0 where it takes no connection. */
const readinessAt = (port: number): Promise<number> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ status }) => status,
    () => 0,
  );
