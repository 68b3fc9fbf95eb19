import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { treeKey } from '@dana/releases/store/key';
import { startHookListener } from '@dana/releases/testing/hook-listener';
import { freePort } from '@dana/config/testing/free-port';
import { expect, it, vi } from 'vitest';
import { startEdgeProcess } from './testing/edge-process.ts';
import { env, releasedShop } from './testing/released-shop.ts';

const slowMachineMs = 180_000;

/** Waits for what edges do by themselves, on a busy machine, too. */
const soon = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 45_000, interval: 100 });

it(
  'of two edges over one store one delivers; the other goes on when that is killed, and says what is damaged',
  async () => {
    const { parent: dataDir, folder, admin, manifests } = await releasedShop(['1.0.0']);
    const listener = await startHookListener();
    await admin.hooks.add({ env, target: listener.url, preset: 'json' });
    const settings = { RELEASE_HOOKS_ALLOW: '127.0.0.1', LOG_LEVEL: 'warn' };
    const first = await startEdgeProcess(await freePort(), dataDir, settings);
    const revisions: number[] = [];
    const change = async (verb: 'freeze' | 'unfreeze') => {
      const answer = await admin.change(verb, { env, remote: 'mf-demo', reason: 'a test' });
      revisions.push(answer.revision);
    };
    await change('freeze');
    await soon(() => expect(listener.revisions()).toEqual(revisions));
    const second = await startEdgeProcess(await freePort(), dataDir, settings);
    await change('unfreeze');
    await soon(() => expect(listener.revisions()).toEqual(revisions));

    await first.kill();
    await change('freeze');
    // Killed between a delivery and its note, it is delivered again: with the id that it had.
    const withoutRepeats = () => {
      const byId = new Map(listener.taken.map((call) => [call.headers['webhook-id'], call.body]));
      return [...byId.values()].map((body) => (JSON.parse(body) as { revision: number }).revision);
    };
    await soon(() => expect(withoutRepeats()).toEqual(revisions));

    const { treeHash, serverEntry } = manifests[0]!;
    const file = join(folder, treeKey('mf-demo', treeHash), serverEntry);
    await writeFile(file, 'window.evil = true;');
    // An edge that starts looks at what the store holds.
    await first.startAgain();
    await soon(() => {
      const last = JSON.parse(listener.taken.at(-1)?.body ?? '{}');
      expect([last.event, last.subject]).toEqual(['problem', 'mf-demo@1.0.0']);
    });
    expect(second.log()).not.toContain('very-secret');
  },
  slowMachineMs,
);
