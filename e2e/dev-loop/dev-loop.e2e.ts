import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deployables, workspaceRoot } from '@dana/config/workspace';
import { localPath, paths } from '@dana/contracts/paths';
import { testPort } from '../support/shared-shop.ts';
import { expect, test } from '../support/shop-test.ts';
import { copyWorkspace } from '../support/copy-workspace.ts';
import { apply, changeSource, edits, replaced, restore } from './edits.ts';
import { type RunningCommand, startCommand } from './workspace-command.ts';

/* `pnpm dev mf-content` beside a running shop, in a copy of the workspace whose sources this suite changes. */

const workspace = join(workspaceRoot, '.cache/e2e-dev-loop');
const shopPort = testPort(400);
const devPort = testPort(410);
const shopUrl = `http://localhost:${shopPort}`;
const devUrl = `http://localhost:${devPort}`;
const mark = 7;
const manifest = 'mf-content/src/exposed/manifest.ts';
const band = 'mf-content/src/parts/page-band.tsx';
const robots = 'services/edge/src/seo/robots.ts';
const health = 'services/api/src/http/health-routes.ts';
const contact = localPath('en', paths.contact());

let shop: RunningCommand;
let dev: RunningCommand;

test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  await copyWorkspace(workspace);
  shop = await startShop();
  dev = await startCommand(['dev', 'mf-content'], { workspace, env: { PORT: String(devPort) } });
});
test.afterAll(async () => {
  await dev?.stop();
  await shop?.stop();
});

const startShop = () =>
  startCommand(['up'], {
    workspace,
    env: {
      PORT: String(shopPort),
      API_PORT: String(shopPort + 1),
      PRACTICE_BANK_PORT: String(shopPort + 2),
    },
  });

test('a page under development is rendered on the server and hydrated without a fault', async ({ page }) => {
  const html = await (await fetch(devUrl + contact)).text();
  expect(html).toContain('<form');
  await page.goto(devUrl + contact);
  await expect(page.locator('html')).toHaveAttribute('data-composition', /.+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('changed styles, components, texts and routes come into the page, and what was typed stays', async ({
  page,
  texts,
}) => {
  await page.goto(devUrl + contact);
  const name = page.getByRole('textbox', { name: texts('content', 'contact.fields.name') });
  // The form's script comes after the page: until then there is nothing of it to exchange.
  await page.waitForLoadState('networkidle');
  await name.fill('Maryam');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  for (const edit of edits) {
    await apply(workspace, edit, mark);
    await edit.isShown(page, mark);
  }
  await page.waitForLoadState('networkidle');
  await expect(name).toHaveValue('Maryam');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('the server renders what was changed', async () => {
  await expect(async () => {
    const html = await (await fetch(devUrl + contact)).text();
    for (const { words } of edits) expect(html).toContain(words?.(mark) ?? '');
  }).toPass({ timeout: 20_000 });
});

test('a page of a changed manifest is there, and what was typed on another stays', async ({
  page,
  texts,
}) => {
  await page.goto(devUrl + contact);
  const name = page.getByRole('textbox', { name: texts('content', 'contact.fields.name') });
  await name.fill('Maryam');
  await changeSource(workspace, manifest, (source) =>
    replaced(
      source,
      "{ path: '/contact',",
      "{ path: '/write-to-us', module: './contact.route', ...plain },\n{ path: '/contact',",
    ),
  );
  await expect(async () => {
    const answer = await fetch(`${devUrl}/en/write-to-us`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<form');
  }).toPass({ timeout: 20_000 });
  await expect(name).toHaveValue('Maryam');
});

test('HTML that the browser would not make is said at once', async ({ page, problems }) => {
  problems.expected.push(/Hydration failed/);
  await changeSource(workspace, band, (source) =>
    replaced(
      source,
      '{title}</bdi>',
      "{title} {typeof document === 'undefined' ? 'server' : 'browser'}</bdi>",
    ),
  );
  await expect(async () => {
    expect(await (await fetch(devUrl + contact)).text()).toContain('server</bdi>');
  }).toPass({ timeout: 20_000 });
  await page.goto(devUrl + contact);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('browser');
  await expect.poll(() => problems.found.join('\n')).toMatch(/Hydration failed/);
  await expect.poll(() => dev.said()).toMatch(/Hydration failed/);
});

test('API and storefront start again when one of their sources changes', async () => {
  await changeSource(workspace, robots, (source) =>
    replaced(source, 'Disallow: /session', 'Disallow: /changed'),
  );
  await changeSource(workspace, health, (source) =>
    replaced(source, "{ status: 'ok' }", "{ status: 'changed' }"),
  );
  await expect(async () => {
    expect(await (await fetch(`${devUrl}/robots.txt`)).text()).toContain('/changed');
    expect(await (await fetch(`http://localhost:${devPort + 1}/healthz`)).json()).toEqual({
      status: 'changed',
    });
    expect(await (await fetch(devUrl + contact)).text()).toContain('<form');
  }).toPass({ timeout: 60_000 });
});

test('a second one in the same folder says who is there, and changes nothing', async () => {
  const second = startCommand(['dev', 'mf-content'], { workspace, env: { PORT: String(devPort) } });
  await expect(second).rejects.toThrow(/is in use by process \d+\. Is `pnpm dev` running already\?/);
  expect((await fetch(devUrl + contact)).status).toBe(200);
});

test('the shop beside it serves what was released', async () => {
  const html = await (await fetch(shopUrl + contact)).text();
  expect(html).toContain('Contact us');
  expect(html).not.toContain('remoteEntry.js');
});

test('builds are as they were, and the shop starts at once afterwards', async () => {
  const before = await hashesOf(workspaceRoot);
  expect(await hashesOf(workspace)).toEqual(before);
  await dev.stop();
  await shop.stop();
  const changed = [manifest, band, robots, health, ...edits.map(({ file }) => `mf-content/${file}`)];
  for (const file of changed) await restore(workspace, file);
  shop = await startShop();
  expect(shop.said()).not.toMatch(/ built$/m);
  expect(shop.said()).not.toContain('!');
  expect(await hashesOf(workspace)).toEqual(before);
});

/** Of every file in the `dist` folders of a workspace. */
async function hashesOf(root: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const deployable of deployables) {
    const folder = join(root, deployable, 'dist');
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      hashes[file.slice(root.length)] = createHash('sha256')
        .update(await readFile(file))
        .digest('hex');
    }
  }
  return hashes;
}
