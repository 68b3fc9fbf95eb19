import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { reportSpecification } from './specification-report.ts';

const product = { id: 1, slug: 'tent', name: 'Tent', price: '12.500', current_stock: 3 };
const answers: Record<string, unknown> = {
  '/v1/shop/home': { data: { collections: [{ products: [product, { id: 2, name: 'Without a price' }] }] } },
  '/v1/shop/products': { data: [product], meta: { total: 1 } },
  '/v1/shop/products/tent': { data: product },
  '/v1/shop/categories': { data: [] },
  '/v1/shop/brands': { data: null },
  '/v1/shop/countries': { data: [{ id: 1, name: 'Kuwait' }] },
  '/v1/shop/cities': { data: [] },
  '/v1/shop/payment_methods': [{ id: 1, name: 'Cash' }],
  '/v1/shop/installment-packages': [],
  '/v1/shop/page': { data: [{ slug: 'terms', title: 'Terms' }] },
  '/v1/shop/page/terms': { data: { title: 'Terms', content: '<p>…</p>' } },
};

/** A back end of these answers and no others, below a base with a path. */
async function reportOf(changed: Record<string, unknown> = {}) {
  const asked: string[] = [];
  const all = { ...answers, ...changed };
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '', 'http://x').pathname;
    asked.push(`${request.method} ${path}`);
    const body = all[path];
    response
      .writeHead(body === undefined ? 404 : 200)
      .end(typeof body === 'string' ? body : JSON.stringify(body ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => server.closeAllConnections());
  onTestFinished(() => void server.close());
  const lines: string[] = [];
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/shop`;
  const works = await reportSpecification({ baseUrl, writes: false, say: (line) => lines.push(line) });
  return { asked, works, text: lines.join('\n') };
}

it('reads only, and says which pages will work and which need a call that writes', async () => {
  const { asked, works, text } = await reportOf({ '/v1/shop/ads': [] });
  expect(works).toBe(true);
  expect(asked.every((call) => call.startsWith('GET '))).toBe(true);
  for (const line of [
    '✓ Home',
    '✓ Product page',
    '✓ Content pages',
    '· Cart – not tried: it writes: --write',
  ])
    expect(text).toContain(line);
  expect(text).toContain('Extensions (docs/api.md): none.');
});

it('names what a storefront leaves out of an answer that it can use', async () => {
  expect((await reportOf({ '/v1/shop/ads': [] })).text).toMatch(/✓ GET \/home\n {4}left out: .*slug/);
});

it('says of each page that will not work why', async () => {
  const { works, text } = await reportOf({ '/v1/shop/products/tent': '<!doctype html>', '/v1/shop/ads': [] });
  expect(works).toBe(false);
  expect(text).toContain('✗ Product page – fails: GET /products/{slug} is not JSON');
  expect(text).toContain('✓ Home');
});
