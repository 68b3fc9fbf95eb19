import { join } from 'node:path';
import type { RemoteManifest } from '@dana/contracts/release/remote-manifest';
import { describe, expect, it } from 'vitest';
import { makeChange } from '../changes/make-change.ts';
import { readPublishRecord } from '../log/publish-records.ts';
import { publishFolder, release, writeBuiltRemote } from '../testing/built-remote.ts';
import { temporaryStore } from '../testing/temporary-store.ts';

const env = 'production';
type Build = Parameters<typeof writeBuiltRemote>[1];

/** A shop with releases made live in this order, and a way to publish more. */
async function shopWith(...builds: Build[]) {
  const { store, folder } = await temporaryStore();
  const parent = join(folder, '..');
  const publish = async (build: Build, more: { force?: boolean; reason?: string } = {}) =>
    publishFolder({
      ...{ store, env, actor: 'team', remote: build?.remote ?? 'mf-demo', ...more },
      folder: await writeBuiltRemote(parent, build),
    });
  for (const build of builds)
    await release(store, await writeBuiltRemote(parent, build), build?.remote ?? 'mf-demo');
  return { store, publish };
}

const build = (remote: string, version: string, claims: Partial<RemoteManifest> = {}): Build => ({
  ...{ remote, version, claims, paths: [`/${remote}`] },
});
const refusedWith = (rule: string, ...words: string[]) => ({
  code: 'gate',
  details: {
    findings: expect.arrayContaining([
      { rule, message: expect.stringMatching(new RegExp(words.join('.*'), 's')) },
    ]),
  },
});

describe('the gate between a release and what is live', () => {
  it('judges against canary and rollback target too, and again when a release is promoted', async () => {
    const listens = { listens: { 'order.placed': '^1.0.0' } };
    const silent = build('mf-emitter', '2.0.0');
    const { store, publish } = await shopWith(
      build('mf-emitter', '1.0.0', { emits: { 'order.placed': '1.0.0' } }),
      build('mf-listener', '1.0.0', listens),
      build('mf-listener', '1.1.0'),
    );
    await expect(publish(silent)).rejects.toMatchObject(refusedWith('events', 'mf-listener@1.0.0'));
    await publish(build('mf-listener', '1.2.0'));
    const change = { store, env, actor: 'team', reason: 'next', force: false };
    await makeChange({ verb: 'promote', ...change, remote: 'mf-listener', version: '1.2.0' });
    await publish(silent);
    await publish(build('mf-listener', '1.3.0', listens));
    await makeChange({ verb: 'canary', ...change, remote: 'mf-listener', version: '1.3.0', percent: 5 });
    await expect(
      makeChange({ verb: 'promote', ...change, remote: 'mf-emitter', version: '2.0.0' }),
    ).rejects.toMatchObject(refusedWith('events', 'mf-listener@1.3.0'));
  });

  it('is passed by force only with a reason, and both are kept', async () => {
    const { store, publish } = await shopWith();
    const wide = { styles: 'header{display:none}' };
    await expect(publish(wide, { force: true })).rejects.toMatchObject({ code: 'reason_missing' });
    await publish(wide, { force: true, reason: 'for an hour' });
    expect(await readPublishRecord(store, 'mf-demo', '1.0.0')).toMatchObject({
      actor: 'team',
      forced: true,
      reason: 'for an hour',
      gate: { verdict: 'warned', findings: [{ rule: 'styles' }] },
    });
  });

  it('takes a path of another release for a warning at publish, a refusal at promote, and lets a set move it', async () => {
    const at = (remote: string, version: string, ...paths: string[]) => ({
      ...build(remote, version),
      paths,
    });
    const { store, publish } = await shopWith(
      at('mf-old', '1.0.0', '/old', '/moved'),
      at('mf-new', '1.0.0', '/new'),
    );
    expect((await publish(at('mf-new', '2.0.0', '/new', '/moved'))).gate).toMatchObject({
      ...{ verdict: 'warned', findings: [{ rule: 'routes', isWarning: true }] },
    });
    await publish(at('mf-old', '2.0.0', '/old'));
    const change = { store, env, actor: 'team', reason: 'the page moves' };
    const alone = { ...change, remote: 'mf-new', version: '2.0.0' };
    for (const one of [{ verb: 'promote' as const }, { verb: 'canary' as const, percent: 5 }])
      await expect(makeChange({ ...alone, ...one })).rejects.toMatchObject(
        refusedWith('routes', '/moved belongs to mf-old@1.0.0', 'promote it together with a mf-old'),
      );
    const releases = { 'mf-new': '2.0.0', 'mf-old': '2.0.0' };
    const { revision } = await makeChange({ ...change, verb: 'promote', releases });
    expect(revision.change.gate.verdict).toBe('passed');
    // The next release of the new owner is not held up by what the old one could go back to.
    await publish(at('mf-new', '2.0.1', '/new', '/moved'));
    expect(await makeChange({ ...alone, verb: 'promote', version: '2.0.1' })).toMatchObject({ isNew: true });
  });

  it('refuses to retire what others need', async () => {
    const { store } = await shopWith(
      build('mf-owner', '1.0.0', { slots: { 'content.newsletter': './slots/x' } }),
      {
        ...build('mf-user', '1.0.0'),
        interfaces: { shows: { 'content.newsletter': { shape: {}, files: ['src/page.tsx'] } } },
      },
    );
    const change = { store, env, actor: 'team', reason: 'nobody reads it', verb: 'retire' as const };
    await expect(makeChange({ ...change, remote: 'mf-owner' })).rejects.toMatchObject({
      ...refusedWith('slots', 'no longer offers the slot content.newsletter', 'mf-user@1.0.0'),
      message: expect.stringContaining('mf-owner@1.0.0 is needed by what is live:'),
    });
    await makeChange({ ...change, remote: 'mf-user' });
    const { revision } = await makeChange({ ...change, remote: 'mf-owner' });
    expect(revision.slots).toEqual({});
  });
});
