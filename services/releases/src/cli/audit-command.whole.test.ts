import { expect, it } from 'vitest';
import { collectAudit } from './collect-audit.ts';
import { commandLine } from '../testing/command-line.ts';

/** mf-demo 1.0.0 is live and frozen; a promotion was refused. */
async function someDay() {
  const shop = await commandLine();
  await shop.publish('1.0.0', '--promote');
  await shop.release('freeze mf-demo --reason "the big sale"');
  await shop.release('promote mf-demo --version 9.9.9 --reason "in spite of it"');
  return shop;
}

it('narrows the audit to what is asked for', async () => {
  const { json, release } = await someDay();
  const kinds = async (words: string) =>
    (await json(`audit ${words}`)).entries.map(({ kind }: { kind: string }) => kind);
  expect(await kinds('mf-demo --kind refused')).toEqual(['refused']);
  expect(await kinds('--verb freeze --text sale --since 1h')).toEqual(['change']);
  expect(await kinds('--until 1h')).toEqual([]);
  expect(await kinds('--actor nobody-here')).toEqual([]);
  expect((await release('audit --kind gc')).stdout).toBe('Nothing of this happened here yet.');
  for (const wrong of ['--kind coffee', '--since yesterday', '--until 2026-12-01', '--format xml', 'a b'])
    expect((await release(`audit ${wrong}`)).exitCode, wrong).toBe(2);
});

it('writes the audit as a file', async () => {
  const { release } = await someDay();
  const csv = (await release('audit --format csv --kind change')).stdout.split('\r\n');
  expect(csv).toHaveLength(3);
  expect(csv[1]).toContain(',freeze,mf-demo,');
  expect(JSON.parse((await release('audit --format json --limit 2')).stdout).entries).toHaveLength(2);
});

it('does not show everything where an older server passes filters over', async () => {
  const admin = { audit: async (env: string) => ({ env, entries: [] }) } as never;
  await expect(collectAudit({ admin }, 'production', { kind: 'gc' }, 30)).rejects.toMatchObject({
    code: 'older_server',
  });
  expect((await collectAudit({ admin }, 'production', { remote: 'shell' }, 30)).entries).toEqual([]);
});
