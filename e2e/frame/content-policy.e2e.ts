import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inOneLanguage } from '../support/one-language.ts';
import { startOwnStorefront } from '../support/own-storefront.ts';
import { testPort } from '../support/shared-shop.ts';
import { expect, test } from '../support/shop-test.ts';

/* What pages may load from elsewhere is a setting of the storefront. */

/** Another server that answers everybody. @returns its origin, and the paths that it was asked for. */
async function startTracker() {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('Access-Control-Allow-Origin', '*').end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, asked, stop: () => server.close() };
}

const callFrom = (origin: string) =>
  fetch(`${origin}/event`).then(
    () => 'answered',
    () => 'refused',
  );

test(
  'a page calls a server that the setting names, and no other',
  inOneLanguage,
  async ({ page, shop, problems }) => {
    problems.expected.push(/security policy: connect-src|Content Security Policy/);
    const [named, other] = await Promise.all([startTracker(), startTracker()]);
    const storefront = await startOwnStorefront('content-policy', testPort(664), {
      environment: { CONTENT_POLICY: `connect-src ${named.origin}` },
    });
    try {
      await page.goto(`${storefront.url}${shop.at('/about')}`);
      expect(await page.evaluate(callFrom, named.origin)).toBe('answered');
      expect(await page.evaluate(callFrom, other.origin)).toBe('refused');
      expect([named.asked, other.asked]).toEqual([['/event'], []]);
      await page.goto(shop.at('/about'));
      expect(await page.evaluate(callFrom, named.origin)).toBe('refused');
    } finally {
      await storefront.stop();
      named.stop();
      other.stop();
    }
  },
);
