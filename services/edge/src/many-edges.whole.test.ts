import { join } from 'node:path';
import { freePort } from '@dana/config/testing/free-port';
import type { Revision } from '@dana/contracts/release/revision';
import { makeChange } from '@dana/releases/changes/make-change';
import { missingFromStore } from '@dana/releases/gate/live-releases';
import { readReferenced } from '@dana/releases/log/releases';
import { readHead, readHistory } from '@dana/releases/log/revisions';
import { createNatsStore } from '@dana/releases/store/nats-store';
import { publishFolder, writeBuiltRemote } from '@dana/releases/testing/built-remote';
import { natsServerBinary, startNatsServer } from '@dana/releases/testing/nats-server';
import { storeKinds } from '@dana/releases/testing/store-kinds';
import { temporaryFolder } from '@dana/releases/testing/temporary-store';
import { describe, expect, it, vi } from 'vitest';
import { startEdgeProcess } from './testing/edge-process.ts';
import { env, releasedShop } from './testing/released-shop.ts';
import { startEdge } from './testing/running-edge.ts';
import { brokenLinks } from '@dana/releases/testing/sample-log';

const slowMachineMs = 240_000;
vi.setConfig({ testTimeout: slowMachineMs });
const soon = { timeout: 60_000, interval: 20 };

describe.each(storeKinds)('on $name', ({ begin, notifies }) => {
  it('dozens of publishes and promotions by eight writers are all in the log, in order, and every release verifies', async () => {
    const { open } = await begin();
    const parent = await temporaryFolder();
    const remotes = ['mf-a', 'mf-b', 'mf-c', 'mf-d', 'mf-e'];
    // Each is some sixty requests where the store is elsewhere.
    const count = notifies ? 100 : 40;
    const wanted = Array.from({ length: count }, (_, index) => ({
      remote: remotes[(index * 7) % remotes.length]!,
      version: `1.0.${index}`,
    }));
    const waiting = [...wanted];
    const writer = async (number: number): Promise<void> => {
      const store = open();
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { remote, version } = next;
        const paths = [`/${remote}`];
        const folder = await writeBuiltRemote(parent, { remote, version, mark: version, paths });
        await publishFolder({ store, env, remote, folder });
        await makeChange({
          verb: 'promote',
          store,
          env,
          remote,
          version,
          actor: `writer ${number}`,
          reason: 'its turn',
        });
      }
    };
    await Promise.all(Array.from({ length: 8 }, (_, number) => writer(number)));

    const store = open();
    const head = (await readHead(store, env))!;
    expect(head.revision.revision).toBe(count);
    expect(await brokenLinks(store, env)).toEqual([]);
    const changes: Revision['change'][] = [];
    for await (const { change } of readHistory(store, env, head)) changes.push(change);
    expect(changes.map(({ remote, to }) => `${remote} ${to}`).toSorted()).toEqual(
      wanted.map(({ remote, version }) => `${remote} ${version}`).toSorted(),
    );
    // Each promotion says what it replaced: the versions of a remote form one line without a gap.
    for (const remote of remotes) {
      const line = changes.filter((change) => change.remote === remote).toReversed();
      expect(line.map(({ from }) => from)).toEqual([undefined, ...line.slice(0, -1).map(({ to }) => to)]);
    }
    for (const { stable, previous } of Object.values(head.revision.slots))
      for (const ref of [stable, ...previous])
        expect(await missingFromStore(store, await readReferenced(store, ref))).toEqual([]);
  });

  it('two edges agree on a promotion and on its rollback', async () => {
    const { open } = await begin();
    const { parent, change } = await releasedShop(undefined, undefined, open());
    const edges = [
      await startEdge(open(), join(parent, 'one')),
      await startEdge(open(), join(parent, 'two')),
    ];
    const bothShow = (version: string) =>
      vi.waitFor(
        async () => {
          for (const edge of edges) expect(await edge.liveVersion()).toBe(version);
        },
        { timeout: slowMachineMs / 2, interval: 10 },
      );
    await makeChange({ ...change, verb: 'rollback' });
    await bothShow('1.0.0');
    await makeChange({ verb: 'promote', ...change, version: '1.1.0', force: true });
    await bothShow('1.1.0');
  });

  it('of two that judge by the same visits one takes a release back, once', async () => {
    const { open } = await begin();
    const { parent, change } = await releasedShop(undefined, undefined, open());
    const edges = [
      await startEdge(open(), join(parent, 'one')),
      await startEdge(open(), join(parent, 'two')),
    ];
    for (const { judge } of edges) await judge();
    await makeChange({ verb: 'rollback', ...change });
    await makeChange({ verb: 'promote', ...change, version: '1.1.0', force: true });
    for (const { judge } of edges) await judge();
    const visits = Array.from({ length: 40 }, (_, address) => ({
      ...{ visit: `a-visit-of-${address}`, address },
      outcomes: { 'mf-demo@1.1.0': 'failed' as const },
    }));
    for (const { decider } of edges) decider.take({ env, edge: 'one', knowsBy: 'address', visits });
    await Promise.all(edges.map(({ judge }) => judge()));
    await Promise.all(edges.map(({ judge }) => judge()));
    expect((await readHead(open(), env))?.revision).toMatchObject({
      revision: 6,
      slots: { 'mf-demo': { stable: { version: '1.0.0' }, frozen: { by: 'automatic' } } },
    });
    expect(edges.flatMap(({ log }) => log.error.mock.calls)).toHaveLength(1);
  });
});

/** Only where the real server is; the store's kinds print a message when it is not. */
describe.runIf(natsServerBinary)('a distributed store', () => {
  it('loses nothing when an edge and the store itself are killed and started again', async () => {
    const server = await startNatsServer();
    const store = createNatsStore({ servers: server.url, name: 'dana', replicas: 1 });
    const { parent, change } = await releasedShop(undefined, undefined, store);
    const settings = { RELEASE_STORE: server.url };
    const [one, two] = await Promise.all([
      startEdgeProcess(await freePort(), join(parent, 'one'), settings),
      startEdgeProcess(await freePort(), join(parent, 'two'), settings),
    ]);
    expect([await one.liveVersion(), await two.liveVersion()]).toEqual(['1.1.0', '1.1.0']);

    await one.kill();
    await makeChange({ ...change, verb: 'rollback' });
    await vi.waitFor(async () => expect(await two.liveVersion()).toBe('1.0.0'), soon);
    await one.startAgain();
    expect(await one.liveVersion()).toBe('1.0.0');

    await server.kill();
    await vi.waitFor(async () => {
      const { headers, status } = await fetch(`${two.url}/en/demo`);
      expect([status, headers.get('x-release-state')]).toEqual([200, 'stale; revision=4']);
    }, soon);
    await expect(makeChange({ ...change, verb: 'rollback' })).rejects.toMatchObject({ status: 503 });
    // A start while the store is away: from what was served last.
    await one.kill();
    await one.startAgain();
    expect(await one.liveVersion()).toBe('1.0.0');

    await server.startAgain();
    await vi.waitFor(async () => expect((await readHead(store, env))?.revision.revision).toBe(4), soon);
    expect(await brokenLinks(store, env)).toEqual([]);
    await makeChange({ verb: 'promote', ...change, version: '1.1.0', force: true });
    for (const edge of [one, two])
      await vi.waitFor(async () => expect(await edge.liveVersion()).toBe('1.1.0'), soon);
    await store.close?.();
  });
});
