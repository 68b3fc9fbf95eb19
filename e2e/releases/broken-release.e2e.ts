import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type OwnStorefront, startOwnStorefront } from '../support/own-storefront.ts';
import { testPort } from '../support/shared-shop.ts';
import { expect, test } from '../support/shop-test.ts';

/* A team releases something broken: shoppers see the version before. */

let storefront: OwnStorefront;
const ports = { en: testPort(182), ar: testPort(183) };
const breaksWhenLoaded = `export function Component() {\n  return null;\n}\nthrow new Error('This release was broken on purpose.');\n`;
const breaksWhenShown = `export function Component() {\n  throw new Error('This release was broken on purpose.');\n}\n`;

test.beforeAll(async ({ shopLocale }) => {
  storefront = await startOwnStorefront(`broken-${shopLocale}`, ports[shopLocale]);
});
test.afterAll(async () => storefront.stop());

test('a version that breaks while it is loaded is passed over; one that breaks while it is shown costs one reload', async ({
  page,
  at,
  texts,
  problems,
}) => {
  test.setTimeout(120_000);
  const address = `${storefront.url}${at('/blog')}`;

  await release('1.0.1', breaksWhenLoaded);
  expect((await page.goto(address))?.status()).toBe(200);
  await expect(page.locator('[data-remote="mf-content@1.0.0"]').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await release('1.0.2', breaksWhenShown);
  problems.expected.push(/broken on purpose|Minified React error|server rendering/);
  await page.goto(address);
  // The version before stands in its place.
  await expect(page.locator('[data-remote="mf-content@1.0.0"]').first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const menu = page.getByRole('navigation', { name: texts('shell', 'menu.label') });
  await menu.getByRole('link', { name: texts('shell', 'menu.shop'), exact: true }).click();
  await expect(page.locator('[data-remote="mf-catalog@1.0.0"]').first()).toBeVisible();

  await storefront.release('rollback', 'mf-content', '--version', '1.0.0', '--reason', 'It breaks');
  await expect.poll(liveVersion, { timeout: 1_000 }).toBe('1.0.0');
  await page.goto(address);
  await expect(page.locator('[data-remote="mf-content@1.0.0"]').first()).toBeVisible();
});

async function release(version: string, route: string): Promise<void> {
  await storefront.publishChanged('mf-content', version, (folder) =>
    writeFile(join(folder, 'src/routes/blog.route.tsx'), route),
  );
  await storefront.release(
    'promote',
    'mf-content',
    '--version',
    version,
    '--reason',
    'A trial of what breaks',
  );
  await expect.poll(liveVersion, { timeout: 1_000 }).toBe(version);
}

async function liveVersion(): Promise<string | undefined> {
  const answer = await fetch(`${storefront.url}/release-map.json`);
  return ((await answer.json()) as { remotes: Record<string, { version: string }> }).remotes['mf-content']
    ?.version;
}
