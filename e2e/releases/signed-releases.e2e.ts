import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workspaceRoot } from '@dana/config/workspace';
import { runRelease } from '@dana/config/run-release';
import type { Page } from '@playwright/test';
import { expectHydrated } from '../steps/browse.ts';
import { expectLive } from '../steps/live-releases.ts';
import { buildChanged } from '../support/changed-deployable.ts';
import { networkAtRest } from '../support/network-rest.ts';
import { testPort } from '../support/shared-shop.ts';
import { expect, shopInBoth, test } from '../support/shop-test.ts';
import { openConsole } from './release-console.ts';
import { expectWholePage, ofRemote, regionOf, startTrial, type Trial } from './trial.ts';

/* Somebody can write the release store, or has a key that was taken from its team: no browser and no server runs their code. */

const theft = 'stolen@1.0.0';
const route = `export function Component() { return <h1>${theft}</h1>; }\n`;
let trial: Trial;

test.describe.configure({ mode: 'serial', timeout: 150_000 });
test.beforeAll(async () => {
  trial = await startTrial('signed', testPort(300));
});
test.afterAll(async () => trial.storefront.stop());

test('a release of a key that is taken away gives way to the version before, in new pages and in the console', async ({
  newVisitor,
  problems,
}) => {
  // Pages are open while the servers start again.
  problems.expected.push(/ERR_CONNECTION_REFUSED/);
  const { storefront } = trial;
  const keyFile = join(storefront.dataDir, 'team-key');
  const made = JSON.parse(await storefront.keep('keys', 'make', '--out', keyFile, '--json')) as {
    key: string;
  };
  const machine = await readFile(join(storefront.dataDir, 'release-key.pub'), 'utf8');
  const all = `all=${machine.trim()}`;
  await storefront.startAgain({ RELEASE_KEYS: `${all}, ${ofRemote}=${made.key}` });
  const folder = await buildChanged(ofRemote, '1.0.1');
  const team = { RELEASE_KEY_FILE: keyFile, RELEASE_KEYS: `${ofRemote}=${made.key}` };
  await runRelease(['publish', ofRemote, '--no-build', '--from', folder], storefront.dataDir, team);
  await storefront.release('promote', ofRemote, '--version', '1.0.1', '--reason', 'By its team');
  await expectMap('1.0.1');
  const visits = await Promise.all(shopInBoth.map(async (shop) => ({ shop, page: await newVisitor() })));
  for (const { page, shop } of visits) {
    await page.goto(`${storefront.url}${shop.at('/blog')}`);
    await expect(regionOf(page, '1.0.1')).toBeVisible();
    await expectHydrated(page);
    await networkAtRest(page);
  }

  await storefront.startAgain({ RELEASE_KEYS: all });
  await expectMap('1.0.0');
  for (const { page, shop } of visits) {
    // What was open keeps its page; the next one is of the version before.
    await expect(regionOf(page, '1.0.1')).toBeVisible();
    await page.goto(`${storefront.url}${shop.at('/blog')}`);
    await expect(regionOf(page, '1.0.0')).toBeVisible();
    await expectWholePage(page);
  }
  await expectInConsole(await newVisitor(), `${ofRemote}@1.0.1 is signed by`);
});

test('a release that was written into the store, live for everybody by its log, is run by nobody', async ({
  newVisitor,
}) => {
  const { storefront } = trial;
  const theirs = join(workspaceRoot, '.data-e2e-thief');
  await rm(theirs, { recursive: true, force: true });
  const folder = await buildChanged(ofRemote, '6.6.6', (copy) =>
    writeFile(join(copy, 'src/routes/blog.route.tsx'), route),
  );
  // In a store of their own they sign with a key of their own.
  await runRelease(['publish', ofRemote, '--no-build', '--from', folder, '--promote'], theirs);
  const stolenTree = await forgeInto(join(storefront.dataDir, 'releases'), join(theirs, 'releases'));

  await expectInConsole(await newVisitor(), `${ofRemote}@6.6.6 is signed by`);
  await expectMap('1.0.0');
  for (const { at } of shopInBoth) {
    const address = `${storefront.url}${at('/blog')}`;
    expect(await (await fetch(address)).text()).not.toContain(theft);
    const page = await newVisitor();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(address);
    await expect(regionOf(page, '1.0.0')).toBeVisible();
    await expectWholePage(page);
    await expect(page.getByText(theft)).toHaveCount(0);
    expect(asked.filter((url) => url.includes(stolenTree))).toEqual([]);
  }
});

/** Copies a live release out of another store, and writes the revision that makes it live here. @returns its tree. */
async function forgeInto(store: string, theirs: string): Promise<string> {
  for (const part of [`assets/${ofRemote}`, `releases/${ofRemote}`, `signatures/${ofRemote}`])
    await cp(join(theirs, part), join(store, part), { recursive: true, force: false });
  const { slots } = JSON.parse((await newestRevision(theirs)).text);
  const stolen = slots[ofRemote].stable;
  const { name, text } = await newestRevision(store);
  const before = JSON.parse(text);
  const slot = before.slots[ofRemote];
  const revision = {
    ...before,
    revision: before.revision + 1,
    parentHash: createHash('sha256').update(text).digest('hex'),
    slots: {
      ...before.slots,
      [ofRemote]: { ...slot, stable: stolen, previous: [slot.stable, ...slot.previous].slice(0, 5) },
    },
  };
  const next = `${String(Number.parseInt(name, 10) + 1).padStart(8, '0')}.json`;
  await writeFile(join(store, 'registry/production', next), JSON.stringify(revision));
  return stolen.treeHash;
}

async function newestRevision(store: string): Promise<{ name: string; text: string }> {
  const folder = join(store, 'registry/production');
  const name =
    (await readdir(folder))
      .filter((file) => /^\d{8}\.json$/.test(file))
      .toSorted()
      .at(-1) ?? '';
  return { name, text: await readFile(join(folder, name), 'utf8') };
}

const expectMap = (version: string): Promise<void> => expectLive(trial.storefront, ofRemote, version, 10_000);

/** The console's page says it to the person on duty. */
async function expectInConsole(page: Page, sentence: string): Promise<void> {
  await openConsole(page, trial.storefront, 'en');
  await expect(page.getByText(sentence).first()).toBeVisible({ timeout: 15_000 });
}
