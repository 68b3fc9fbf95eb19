import type { HealthView } from '@dana/releases/health/health-view';
import { readHead } from '@dana/releases/log/revisions';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { frontProgramFor } from '../testing/front.ts';
import { startNginx } from '../testing/nginx-in-front.ts';
import { reportersOf } from '../testing/reporters.ts';
import { startShopBehind } from '../testing/shop-behind.ts';
import { rawRequest } from '../testing/tls-client.ts';

const suite = 'two storefronts behind nginx with TLS';
const nginx = await frontProgramFor(suite, 'nginx');

/** Visits from a hundred addresses, wherever they were reported, take a release back. */
const watch = { minAddresses: 100, windowMs: 600_000 };
const failed = { remote: 'mf-demo', version: '1.1.0', kind: 'failed', reason: 'evaluation' } as const;
/** Longer than two rounds in which storefronts share what they counted. */
const shared = { timeout: 30_000, interval: 500 };

let shop: Awaited<ReturnType<typeof startShopBehind>>;
const addressOf = (index: number): string => `127.0.1.${index + 1}`;

/** Visits whose pages fail. All pages are opened first: nginx asks in turn, and page and report must not always meet the same two. */
async function failFrom(count: number, from: (index: number) => string): Promise<void> {
  const { open, send } = reportersOf(shop.ask);
  const marks: (string | undefined)[] = [];
  for (let index = 0; index < count; index += 1) marks.push(await open(from(index)));
  for (const [index, mark] of marks.entries()) await send(from(index), { mark, events: [failed] });
}

/** How mf-demo 1.1.0 does, as the release server counts it over both, and how many storefronts send counts. */
async function health() {
  const headers = { authorization: `Bearer ${shop.token}` };
  const answer = await fetch(`http://127.0.0.1:${shop.ports.releases}/v1/envs/production/health`, {
    headers,
  });
  const { slots, edges } = ((await answer.json()) as { data: HealthView }).data;
  const found = slots['mf-demo']?.find(({ version }) => version === '1.1.0');
  return { failed: found?.failed ?? 0, edges: edges.length };
}

const live = async () =>
  (await readHead(shop.store, 'production'))?.revision.slots['mf-demo']?.stable.version;

describe.runIf(nginx)(suite, () => {
  beforeAll(async () => {
    const settings = { RELEASE_WATCH: JSON.stringify(watch) };
    shop = await startShopBehind({ start: startNginx, program: nginx ?? '' }, { storefronts: 2, settings });
  }, 180_000);
  afterAll(() => shop?.stop(), 30_000);

  it('take no notice of a thousand forged reports, made up, repeated, or of a script at three addresses', async () => {
    const { open, send } = reportersOf(shop.ask);
    const real = await open('127.0.3.1');
    const marks = [undefined, 'made.up', `${real?.split('.')[0]}.${'A'.repeat(22)}`, real];
    for (let index = 0; index < 700; index += 1)
      await send(index % 4 === 3 ? '127.0.3.1' : addressOf(index % 100), {
        mark: marks[index % 4],
        events: [failed],
      });
    await failFrom(300, (index) => `127.0.3.${(index % 3) + 1}`);
    // Five visits of an address count, at however many storefronts they are said.
    await vi.waitFor(async () => expect(await health()).toEqual({ failed: 15, edges: 2 }), shared);
    expect(await live()).toBe('1.1.0');
  }, 120_000);

  it('take a release back that fails at a hundred addresses, half of them at each', async () => {
    const before = (await readHead(shop.store, 'production'))?.revision.revision ?? 0;
    await failFrom(100, addressOf);
    await vi.waitFor(async () => expect(await live()).toBe('1.0.0'), shared);
    expect((await readHead(shop.store, 'production'))?.revision.revision).toBe(before + 1);
    expect((await health()).failed).toBeGreaterThan(100);
  }, 120_000);

  it('answer TRACE with 405 and HTTP/1.0 without a host, as the API does', async () => {
    for (const port of [shop.ports.edge, shop.ports.api]) {
      const traced = await rawRequest(port, 'TRACE /healthz HTTP/1.1\r\nHost: shop\r\n\r\n');
      expect(traced).toMatch(/^HTTP\/1\.1 405 /);
      expect(await rawRequest(port, 'GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
    }
  });
});
