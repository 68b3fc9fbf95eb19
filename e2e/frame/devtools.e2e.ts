import { expect, test } from '../support/shop-test.ts';
import { openUntilLate } from '../support/when-late.ts';

/* What federation's developer tools read: `__FEDERATION__`, whether its runtime came or not. */

type Remote = {
  globalName: string;
  remoteEntry: string;
  publicPath: string;
  modules: { modulePath: string }[];
};
type Described = {
  moduleInfo: Record<string, Remote> & { shell: { remotesInfo: Record<string, { matchedVersion: string }> } };
  __SHARE__: Record<string, { default: Record<string, Record<string, { from: string }>> }>;
};

test('federation’s developer tools find every remote of the page with its files and modules, and what is shared', async ({
  page,
  at,
}) => {
  await openUntilLate(page, at('/about'));
  const map = await page.evaluate(async () => (await fetch('/release-map.json')).json());
  const { moduleInfo, __SHARE__ } = await page.evaluate(() => {
    const { moduleInfo, __SHARE__ } = Reflect.get(globalThis, '__FEDERATION__') as unknown as Described;
    return JSON.parse(JSON.stringify({ moduleInfo, __SHARE__ })) as Described;
  });
  const { remotesInfo } = moduleInfo.shell;
  expect(Object.keys(remotesInfo).toSorted()).toEqual(Object.keys(map.remotes).toSorted());
  for (const [name, { entry }] of Object.entries<{ entry: string }>(map.remotes)) {
    const manifest = remotesInfo[name]?.matchedVersion ?? '';
    const described = moduleInfo[`${name}:${manifest}`];
    expect(new URL(described?.remoteEntry ?? '', described?.publicPath).pathname).toBe(entry);
    const published = await (await page.request.get(manifest)).json();
    expect(described?.globalName).toBe(published.name);
    expect(described?.modules.map(({ modulePath }) => modulePath).toSorted()).toEqual(
      published.exposes.map(({ path }: { path: string }) => path).toSorted(),
    );
  }
  const [shared] = Object.values(__SHARE__);
  expect(Object.values(shared?.default.react ?? {})).toEqual([expect.objectContaining({ from: 'shell' })]);
});
