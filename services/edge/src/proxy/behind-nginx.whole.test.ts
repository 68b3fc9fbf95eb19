import { debianProgramFor } from '@dana/config/debian-packages/debian-program';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ReleaseRates } from '@dana/releases/reading/health/release-rates';
import { inTens, timesEach } from '../testing/in-tens.ts';
import { jsonPost } from '../testing/new-shopper.ts';
import { rawRequest } from '../testing/raw-request.ts';
import { reportersOf } from '../testing/reporters.ts';
import { startShopBehindNginx } from '../testing/shop-behind-nginx.ts';

const suite = 'the shop behind nginx with TLS';
// Addresses 127.0.0.2 and up are a machine's own on Linux alone.
const nginx = process.platform === 'linux' ? await debianProgramFor(suite, 'nginx') : leftOut();

function leftOut(): undefined {
  process.stdout.write(`LEFT OUT: ${suite} is NOT tested: it needs Linux.\n`);
}

/** A hundred visits from a hundred addresses, and not one less, take a release back. */
const watch = { fastSessions: 100, fastPercent: 100, minAddresses: 100, windowMs: 600_000 };

type Shop = Awaited<ReturnType<typeof startShopBehindNginx>>;
let shop: Shop;

/** The nth shopper's own address. */
const addressOf = (index: number): string => `127.0.1.${index + 1}`;

async function liveVersion(): Promise<string> {
  const map = await (await shop.ask('/release-map.json', {}, '127.0.0.2')).json();
  return map.remotes['mf-demo'].version;
}

/** What the storefront counted of mf-demo 1.1.0, and what it did not. */
async function rates() {
  const headers = { authorization: `Bearer ${shop.token}` };
  const answer = await shop.ask('/v1/envs/production/rates', { headers }, '127.0.0.2');
  const { windows, ignored } = ((await answer.json()) as { data: ReleaseRates }).data;
  return { counted: windows.at(-1)?.releases['mf-demo@1.1.0'], ignored };
}

describe.runIf(nginx)(suite, () => {
  beforeAll(async () => {
    shop = await startShopBehindNginx(nginx ?? '', watch);
  }, 180_000);
  afterAll(() => shop?.stop(), 30_000);

  it('keeps its cookies for https and for its own host, and has browsers stay with https', async () => {
    const token = 'abcdefghijklmnopqrstuvwxyz';
    const kept = await shop.ask('/session', { ...jsonPost({ token }), method: 'PUT' }, '127.0.0.2');
    const [session = '', hint = ''] = kept.headers.getSetCookie();
    expect(session).toMatch(/^__Host-dana_session=.*; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    expect(hint).toMatch(/^signed_in=1.*; Secure; SameSite=Lax$/);
    for (const path of ['/en/demo', '/session', '/robots.txt', '/api/home', '/nothing.js', '/en'])
      expect([
        path,
        (await shop.ask(path, {}, '127.0.0.2')).headers.get('strict-transport-security'),
      ]).toEqual([path, 'max-age=63072000; includeSubDomains']);
    const plain = await rawRequest(
      shop.plainPort,
      'GET /en HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n',
    );
    expect(plain).toMatch(/^HTTP\/1\.1 301 [\s\S]*Location: https:\/\/shop\.example\/en\r/);
  });

  it('takes no notice of a thousand forged reports from a hundred addresses', async () => {
    const failed = { remote: 'mf-demo', version: '1.1.0', kind: 'failed', reason: 'evaluation' };
    const real = await reportersOf(shop.ask).open('127.0.0.2');
    const marks = [undefined, 'made.up', `${real?.split('.')[0]}.${'A'.repeat(22)}`];
    const statuses = await inTens(1_000, async (index) => {
      const forged = { 'x-forwarded-for': `203.0.113.${index % 250}` };
      const report = jsonPost({ mark: marks[index % 3], events: [failed] }, forged);
      return (await shop.ask('/beacon', report, addressOf(index % 100))).status;
    });
    expect(timesEach(statuses)).toEqual({ 204: 1_000 });
    const { counted, ignored } = await rates();
    expect(counted).toBeUndefined();
    expect(ignored).toEqual({ unmarked: 1_000, repeated: 0, crowded: 0 });
    expect(await liveVersion()).toBe('1.1.0');
  }, 60_000);

  it('takes no notice of a thousand reports with the marks of a thousand pages, all from three addresses', async () => {
    const { fail } = reportersOf(shop.ask);
    await inTens(1_000, (index) => fail(`127.0.3.${(index % 3) + 1}`, 'mf-demo', '1.1.0'));
    expect((await rates()).counted).toEqual({ sessions: 15, failed: 15, addresses: 3 });
    expect(await liveVersion()).toBe('1.1.0');
  }, 90_000);

  it('counts a hundred visits that fail at a hundred addresses as a hundred, and takes the release back', async () => {
    const { open, send } = reportersOf(shop.ask);
    const marks = await inTens(100, (index) => open(addressOf(index)));
    const events = [{ remote: 'mf-demo', version: '1.1.0', kind: 'thrown', reason: 'mount' }];
    const report = (index: number) => send(addressOf(index), { mark: marks[index], events });
    await inTens(96, report);
    expect((await rates()).counted).toEqual({ sessions: 111, failed: 111, addresses: 99 });
    expect(await liveVersion()).toBe('1.1.0');
    for (let index = 96; index < 100; index += 1) await report(index);
    await vi.waitFor(async () => expect(await liveVersion()).toBe('1.0.0'), {
      timeout: 10_000,
      interval: 100,
    });
    expect((await rates()).counted).toEqual({ sessions: 115, failed: 115, addresses: 103 });
  }, 60_000);

  it.each(['edge', 'api'] as const)(
    'answers TRACE with 405 and HTTP/1.0 without a host, at the %s itself',
    async (which) => {
      const port = shop.ports[which];
      expect(await rawRequest(port, 'TRACE /healthz HTTP/1.1\r\nHost: shop\r\n\r\n')).toMatch(
        /^HTTP\/1\.1 405 /,
      );
      expect(await rawRequest(port, 'GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
    },
  );
});
