import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Beacon } from '@dana/contracts/beacon';
import type { Locator, Page } from '@playwright/test';
import { expectLive, type ReleaseMap, releaseMapOf } from '../steps/live-releases.ts';
import { type OwnStorefront, startOwnStorefront } from '../support/own-storefront.ts';
import { expect } from '../support/shop-test.ts';

/* A remote whose releases are tried out on a storefront of their own. */

/** The remote that is released. */
export const ofRemote = 'mf-content';

export type Trial = {
  storefront: OwnStorefront;
  releaseMap: () => Promise<ReleaseMap>;
  /** Makes a version live in which the page of the blog is this. */
  release: (version: string, blogRoute?: string) => Promise<void>;
  rollBack: (version: string, reason: string) => Promise<void>;
};

/** A storefront on which versions of the remote can be made live. */
export async function startTrial(name: string, port: number): Promise<Trial> {
  const storefront = await startOwnStorefront(name, port);
  return {
    storefront,
    releaseMap: () => releaseMapOf(storefront),
    release: async (version, blogRoute) => {
      await storefront.publishChanged(ofRemote, version, async (folder) => {
        if (blogRoute) await writeFile(join(folder, 'src/routes/blog.route.tsx'), blogRoute);
      });
      const reason = 'A trial of what breaks';
      await storefront.release('promote', ofRemote, '--version', version, '--reason', reason);
      await expectLive(storefront, ofRemote, version);
    },
    rollBack: async (version, reason) => {
      await storefront.release('rollback', ofRemote, '--version', version, '--reason', reason);
      await expectLive(storefront, ofRemote, version);
    },
  };
}

/** What the remote shows of itself in a version. */
export const regionOf = (page: Page, version: string): Locator =>
  page.locator(`[data-remote="${ofRemote}@${version}"]`).first();

/** The page has its title and its frame. */
export async function expectWholePage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

/** What the page reports of its releases from now on. */
export function collectBeacons(page: Page): Beacon[] {
  const beacons: Beacon[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/beacon') beacons.push(JSON.parse(request.postData() ?? '{}'));
  });
  return beacons;
}

/** The reports about the remote. */
export const eventsOf = (beacons: Beacon[]): Beacon['events'] =>
  beacons.flatMap(({ events }) => events).filter(({ remote }) => remote === ofRemote);
