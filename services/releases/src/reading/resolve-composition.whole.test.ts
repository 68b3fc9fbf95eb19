import { join } from 'node:path';
import {
  compositionSchema,
  inlineCompositionSchema,
  releaseMapAnswerSchema,
} from '@dana/contracts/release/composition';
import { describe, expect, it } from 'vitest';
import { makeChange } from '../changes/make-change.ts';
import { release, writeBuiltRemote, writeBuiltShell } from '../testing/built-remote.ts';
import { temporaryStore } from '../testing/temporary-store.ts';
import {
  inlineComposition,
  type ResolveRequest,
  releaseMapAnswer,
  resolveComposition,
  type Snapshot,
} from './resolve-composition.ts';
import { watchHead } from './watch-head.ts';

async function shopWith(...versions: string[]) {
  const { store, folder } = await temporaryStore();
  const parent = join(folder, '..');
  await release(store, await writeBuiltShell(parent), 'shell');
  for (const version of versions) await release(store, await writeBuiltRemote(parent, { version }));
  const snapshot = async (): Promise<Snapshot> => {
    const watch = await watchHead({ store, env: 'production' });
    watch.close();
    return watch.current()!;
  };
  return { store, snapshot };
}

describe('the composition of a request', () => {
  it('is every stable release, with the version before as what a page falls back to', async () => {
    const { snapshot } = await shopWith('1.0.0', '1.0.1');
    const composition = resolveComposition(await snapshot());
    expect(compositionSchema.parse(composition)).toEqual(composition);
    const { current, previous } = composition.remotes['mf-demo']!;
    expect([current.version, previous?.version]).toEqual(['1.0.1', '1.0.0']);
    expect(current.base).toBe(`/assets/mf-demo/${current.treeHash}/`);
    expect(composition.shell.document.js[0]?.file).toBe('web/static/js/main.1.js');
  });

  it('has the same id for the same releases, also after going forth and back', async () => {
    const { snapshot } = await shopWith('1.0.0');
    const before = resolveComposition(await snapshot());
    const again = await shopWith('1.0.0', '1.0.1');
    const newer = resolveComposition(await again.snapshot());
    await makeChange({
      verb: 'rollback',
      store: again.store,
      env: 'production',
      remote: 'mf-demo',
      actor: 'test',
      reason: 'it broke',
    });
    const back = resolveComposition(await again.snapshot());
    expect(newer.id).not.toBe(before.id);
    expect(back.id).toBe(before.id);
    expect(back.revision).toBe(4);
  });

  it('follows preview before canary before stable', async () => {
    const { snapshot } = await shopWith('1.0.0', '1.0.1', '1.0.2');
    const { revision, manifests } = await snapshot();
    const slot = revision.slots['mf-demo']!;
    const canary = { ref: slot.previous[0]!, percent: 100, salt: 'a', since: '2026-11-21T00:00:00Z' };
    const withCanary: Snapshot = {
      manifests,
      revision: { ...revision, slots: { ...revision.slots, 'mf-demo': { ...slot, canary } } },
    };
    const versionFor = (request: ResolveRequest) =>
      resolveComposition(withCanary, request).remotes['mf-demo']?.current.version;
    const previewed = { ...manifests.get(canary.ref.manifest)!, version: '3.0.0' };
    const crashed = new Set(['mf-demo@1.0.1', 'mf-demo@3.0.0']);
    expect(versionFor({})).toBe('1.0.2');
    expect(versionFor({ visitorId: 'v' })).toBe('1.0.1');
    expect(versionFor({ visitorId: 'v', crashed })).toBe('1.0.2');
    expect(versionFor({ visitorId: 'v', crashed, preview: { 'mf-demo': previewed } })).toBe('3.0.0');
  });

  it('leaves out, for a session, what broke in it, also as a fallback, and for everybody what was taken back', async () => {
    const { snapshot, store } = await shopWith('1.0.0', '1.0.1', '1.0.2', '1.0.3');
    const pairFor = async (...crashed: string[]) => {
      const marks = new Set(crashed.map((version) => `mf-demo@${version}`));
      const { current, previous } = resolveComposition(await snapshot(), { crashed: marks }).remotes[
        'mf-demo'
      ]!;
      return [current.version, previous?.version];
    };
    expect(await pairFor('1.0.3')).toEqual(['1.0.2', '1.0.1']);
    expect(await pairFor('1.0.3', '1.0.1')).toEqual(['1.0.2', '1.0.0']);
    expect(await pairFor('1.0.2')).toEqual(['1.0.3', '1.0.1']);
    expect(await pairFor('9.9.9')).toEqual(['1.0.3', '1.0.2']);
    expect(await pairFor('1.0.3', '1.0.2', '1.0.1', '1.0.0')).toEqual(['1.0.3', undefined]);
    await makeChange({
      verb: 'rollback',
      store,
      env: 'production',
      remote: 'mf-demo',
      actor: 'test',
      reason: 'it broke',
      version: '1.0.1',
    });
    // A session in which 1.0.3 broke gets what everybody gets now; what the rollback went past is no fallback for anyone.
    expect(await pairFor('1.0.3')).toEqual(['1.0.1', '1.0.0']);
  });

  it('never falls back to a version that was taken back', async () => {
    const { snapshot } = await shopWith('1.0.0', '1.0.1', '1.0.2');
    const { revision, manifests } = await snapshot();
    const slot = { ...revision.slots['mf-demo']!, blocked: ['1.0.1'] };
    const blocked = { manifests, revision: { ...revision, slots: { ...revision.slots, 'mf-demo': slot } } };
    expect(resolveComposition(blocked).remotes['mf-demo']?.previous?.version).toBe('1.0.0');
  });

  it('gives the page what it needs and no more', async () => {
    const { snapshot } = await shopWith('1.0.0');
    const composition = inlineComposition(resolveComposition(await snapshot()));
    expect(inlineCompositionSchema.parse(composition)).toEqual(composition);
    const inline = JSON.stringify(composition);
    expect(inline).toContain('"integrity":"sha384-');
    expect(inline).not.toContain('node/');
  });

  it('is answered publicly with versions, addresses and hashes', async () => {
    const { snapshot } = await shopWith('1.0.0');
    const composition = resolveComposition(await snapshot());
    const answer = releaseMapAnswerSchema.parse(releaseMapAnswer(composition));
    expect(answer).toMatchObject({ composition: composition.id, revision: 2, shell: { version: '1.0.0' } });
    expect(answer.remotes['mf-demo']?.entry).toMatch(/^\/assets\/mf-demo\/[0-9a-f]{64}\/web\/remoteEntry/);
  });

  it('cannot be made without a shell, and says what to type', async () => {
    const { store, folder } = await temporaryStore();
    await release(store, await writeBuiltRemote(join(folder, '..')));
    const watch = await watchHead({ store, env: 'production' });
    watch.close();
    expect(() => resolveComposition(watch.current()!)).toThrow('pnpm release publish shell');
  });
});
