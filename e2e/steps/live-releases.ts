import { expect } from '@playwright/test';
import type { OwnStorefront } from '../support/own-storefront.ts';

/* What a storefront gives everybody, as it says it itself. */

type Release = { version: string; treeHash: string };
export type ReleaseMap = {
  composition: string;
  shell: Release;
  remotes: Record<string, Release | undefined>;
};

export const releaseMapOf = async ({ url }: Pick<OwnStorefront, 'url'>): Promise<ReleaseMap> =>
  (await fetch(`${url}/release-map.json`)).json();

const liveVersion = async (storefront: OwnStorefront, remote: string): Promise<string | undefined> =>
  (await releaseMapOf(storefront)).remotes[remote]?.version;

/** A second after a release command has ended, every document is made from what it decided. */
export const expectLive = (
  storefront: OwnStorefront,
  remote: string,
  version: string,
  limitMs = 1_000,
): Promise<void> => expect.poll(() => liveVersion(storefront, remote), { timeout: limitMs }).toBe(version);

/** Nothing but this remote is another than it was. */
export function expectOthersAsBefore(before: ReleaseMap, now: ReleaseMap, remote: string): void {
  expect(now.shell).toEqual(before.shell);
  expect({ ...now.remotes, [remote]: undefined }).toEqual({ ...before.remotes, [remote]: undefined });
}

/** Since when the process serves: it must be the same one before and after a release. */
export async function servingSince({ url }: OwnStorefront): Promise<string> {
  const { startedAt } = await (await fetch(`${url}/healthz`)).json();
  expect(startedAt).toBeTruthy();
  return startedAt;
}
