import { expect, it } from 'vitest';
import type { RegistryView } from '../api/views.ts';
import type { HealthView } from '../health/health-view.ts';
import type { CliContext } from './server-context.ts';
import { statusCommand } from './look-commands.ts';
import { parseCommandLine } from './words.ts';

const at = '2026-11-28T02:10:00.000Z';
const change = { verb: 'promote', remote: 'shell', actor: 'noura', reason: 'the sale', at };
const slotOf = (stable: string) => ({ stable, previous: [], blocked: [], lastChange: change });
const registry = {
  ...{ env: 'production', revision: 57, change, waiting: [] },
  slots: {
    'mf-content': { ...slotOf('1.0.0'), canary: { version: '1.0.1', percent: 5 } },
    'mf-product': slotOf('1.0.0'),
  },
} as unknown as RegistryView;

const figures = {
  ...{ canary: { seen: 60, failed: 9 }, stable: { seen: 900, failed: 9 } },
  ...{ evidenceWorse: 40, evidenceGood: 1 },
};
const shop: HealthView = {
  env: 'production',
  judgesSince: at,
  slots: {
    'mf-content': [
      { version: '1.0.0', is: 'live', visits: 900, failed: 9, unrendered: 0, percent: 1 },
      { version: '1.0.1', is: 'canary', visits: 60, failed: 9, unrendered: 6, percent: 15 },
    ],
    'mf-product': [],
  },
  canaries: { 'mf-content': { version: '1.0.1', verdict: 'open', figures } },
  suspicion: {
    suspect: { revision: 57, remote: 'shell', verb: 'promote', at, actor: 'noura' },
    failing: [],
    sentence:
      'since revision 57 (shell 1.0.1 → 1.0.2) mf-content fails in 15 % of visits (1 % before; 9 of 60)',
    undo: { verb: 'rollback', remote: 'shell' },
    takeBack: 'pnpm release rollback shell --reason "…"',
  },
  edges: [{ edge: 'one', lastSeen: at, knowsBy: 'address' }],
  notes: [],
};

const origin = { commit: 'a1b2c3d4e5', branch: 'main', author: 'Noura', pullRequest: '#142' };
/** Published of any deployable, the newest first. The text of the newest would colour a terminal. */
const published = [
  { version: '1.1.0', origin: { ...origin, changes: '- The \u001b[31mteaser.\n- Quicker.' } },
  { version: '1.0.1', origin: { ...origin, changes: '- The journal.' } },
  { version: '1.0.0', origin: { ...origin, changes: undefined } },
  { version: '0.9.0', origin: { ...origin, changes: '- Long ago.' } },
];

const linesOf = async (view: HealthView, ...names: string[]): Promise<string[]> => {
  const { options } = parseCommandLine(['status', ...names]);
  const releases = async (remote: string) => ({ remote, releases: published, more: 0 });
  const context = { admin: { registry: async () => registry, health: async () => view, releases } };
  const { text } = await statusCommand(context as unknown as CliContext, names, options);
  return text.split('\n').map((line) => line.trim().replaceAll(/ {2,}/g, ' | '));
};

it('names the suspect, what to type, how each release does, and what the visits of a canary say', async () => {
  const lines = await linesOf(shop);
  expect(lines.slice(1, 4)).toEqual([
    'Canary mf-content 1.0.1: 9 of 60 visits failed, 9 of 900 beside it: too little is known.',
    'Suspect: since revision 57 (shell 1.0.1 → 1.0.2) mf-content fails in 15 % of visits (1 % before; 9 of 60).',
    'Take it back: pnpm release rollback shell --reason "…"',
  ]);
  expect(lines).toContainEqual(
    expect.stringMatching(/^mf-content \| 1\.0\.0 \| 1 % of 900 \| 1\.0\.1 5 %, 15 % of 60 /),
  );
});

it('of one deployable shows each release that was seen, and of how many visits the page was not made', async () => {
  const lines = await linesOf(shop, 'mf-content');
  expect(lines).toContain('RELEASE | NOW | VISITS | FAILED | NOT RENDERED | SHARE');
  expect(lines).toContain('1.0.1 | canary | 60 | 9 | 6 | 15 %');
});

it('of one deployable says what each release was built from, and what is new in the newest and in those that are live', async () => {
  const lines = await linesOf(shop, 'mf-content');
  expect(lines).toContainEqual(expect.stringMatching(/^1\.0\.1 \|.*\| a1b2c3d main, Noura, #142$/));
  const from = lines.indexOf('New in 1.1.0:');
  expect(lines.slice(from)).toEqual([
    ...['New in 1.1.0:', '- The [31mteaser.', '- Quicker.', '', 'New in 1.0.1:', '- The journal.'],
  ]);
  expect(lines.slice(0, from).join()).not.toContain('New in');
});

it('says since when nobody judges, that visits have no address, and what has to be set', async () => {
  const { suspicion: _, ...quiet } = shop;
  const edges = [{ edge: 'one', lastSeen: at, knowsBy: 'mark' as const }];
  const text = (await linesOf({ ...quiet, awaySince: at, edges, notes: ['Set this.'] }, 'mf-product')).join(
    '\n',
  );
  expect(text).toMatch(
    /Nobody judges releases since .*\. Canaries wait, and nothing is taken back by itself\./,
  );
  expect(text).toContain('No visit was counted in the last hour.');
  expect(text).toContain('set TRUSTED_PROXIES');
  expect(text).toContain('Set this.');
});
