import type { ReleaseManifest } from '@dana/contracts/release/release-manifest';
import type { Slot } from '@dana/contracts/release/revision';
import { describe, expect, it } from 'vitest';
import { manifestBytes } from '../log/releases.ts';
import { integrityOf, releaseKey } from '../store/key.ts';
import { refOf, sampleRelease } from '../testing/sample-release.ts';
import { temporaryStore } from '../testing/temporary-store.ts';
import { judgeChange, passGate } from './gate.ts';

const emitter = sampleRelease('mf-emitter', '1.0.0', { emits: { 'order.placed': '1.0.0' } });
const listener = sampleRelease('mf-listener', '2.0.0', { listens: { 'order.placed': '^1.0.0' } });

type Shop = Awaited<ReturnType<typeof shopWith>>;

/** A store in which these releases are live, and their slots; the files themselves were never kept. */
async function shopWith(...releases: ReleaseManifest[]) {
  const { store } = await temporaryStore();
  const slots: Record<string, Slot> = {};
  for (const manifest of releases) {
    const bytes = manifestBytes(manifest);
    await store.putIfAbsent(releaseKey(manifest.remote, manifest.version), bytes);
    const stable = { ...refOf(manifest), manifestIntegrity: integrityOf(bytes) };
    slots[manifest.remote] = { stable, previous: [], blocked: [] };
  }
  return { store, slots };
}

const finding = expect.objectContaining({ rule: 'events' });
const warning = expect.objectContaining({ rule: 'events', isWarning: true });
/** The gate as it judges a publish, and as it judges a change that brings the same release. */
const publishing = ({ store, slots }: Shop, candidate: ReleaseManifest, force = false) =>
  passGate({ store, slots, candidate, force });

async function changing({ store, slots }: Shop, candidate: ReleaseManifest, isForced = false) {
  const bytes = manifestBytes(candidate);
  const { remote, version } = candidate;
  await store.putIfAbsent(releaseKey(remote, version), bytes);
  const ref = { ...refOf(candidate), manifestIntegrity: integrityOf(bytes) };
  const after = { ...slots, [remote]: { stable: ref, previous: [], blocked: [] } };
  return judgeChange({ store, judged: [{ remote, ref }], before: slots, after, isForced });
}

describe('the verdict of the gate', () => {
  it('is passed without findings', async () => {
    expect(await publishing(await shopWith(emitter), listener)).toEqual({
      ...{ verdict: 'passed', findings: [] },
    });
  });

  it('is a warning where nothing has to be refused', async () => {
    expect(await publishing(await shopWith(), listener)).toEqual({
      ...{ verdict: 'warned', findings: [warning] },
    });
  });

  it('names every reason of a refusal, one a line, and leaves warnings to the findings', async () => {
    const shop = await shopWith(emitter, listener);
    const candidate = sampleRelease('mf-emitter', '2.0.0', { listens: { 'cart.changed': '^1.0.0' } });
    const findings = [finding, warning];
    expect(await publishing(shop, candidate, true)).toEqual({ verdict: 'warned', findings });
    await expect(publishing(shop, candidate)).rejects.toMatchObject({
      ...{ status: 422, code: 'gate' },
      message: [
        'mf-emitter@2.0.0 cannot run beside what is live:',
        '  - mf-emitter@2.0.0 no longer emits order.placed, which mf-listener@2.0.0 waits for. Keep emitting it until nobody listens.',
      ].join('\n'),
      details: { findings },
    });
  });

  it('says a refusal in a few lines, however many reasons there are', async () => {
    const page = (path: string) => ({
      ...{ path, module: './a.route', layout: 'default' as const, cache: 'public' as const },
    });
    const routes = Array.from({ length: 9 }, (_, index) => [page(`/a${index}`), page(`/a${index}`)]).flat();
    const candidate = sampleRelease('mf-listener', '2.0.0', { routes });
    const refusal = await publishing(await shopWith(), candidate).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ details: { findings: { length: 9 } } });
    const lines = String((refusal as Error).message).split('\n');
    expect([lines.length, lines.at(-1)]).toEqual([6, '  and 5 more of this kind; --json has them all.']);
  });

  it('takes what belongs to another release for a warning when it is published, and refuses it when it is to go live', async () => {
    const owner = sampleRelease('mf-owner', '1.0.0', { slots: { 'x.y': './x' } });
    const shop = await shopWith(owner);
    const candidate = sampleRelease('mf-demo', '2.0.0', { slots: { 'x.y': './x' } });
    const message =
      'The slot x.y belongs to mf-owner@1.0.0. Choose another one, or promote it together with a mf-owner that gives it up.';
    expect(await publishing(shop, candidate)).toEqual({
      ...{ verdict: 'warned', findings: [{ rule: 'routes', message, isWarning: true }] },
    });
    await expect(changing(shop, candidate)).rejects.toMatchObject({
      message: expect.stringContaining(`mf-demo@2.0.0 cannot run beside what is live:\n  - ${message}`),
    });
    expect((await changing(shop, candidate, true)).verdict).toBe('warned');
  });

  it('looks for the files only where they are to be in the store', async () => {
    const [shop, candidate] = [await shopWith(), sampleRelease('mf-demo', '1.0.0')];
    expect((await publishing(shop, candidate)).verdict).toBe('passed');
    const { verdict, findings } = await changing(shop, candidate, true);
    expect(verdict).toBe('warned');
    expect(findings).toContainEqual({
      rule: 'files',
      message: 'mf-demo@1.0.0: web/remoteEntry.js is missing. Publish a new version.',
    });
  });

  it('takes no account of a live release that cannot be read', async () => {
    const shop = await shopWith(emitter);
    await shop.store.remove(releaseKey('mf-emitter', '1.0.0'));
    expect(await publishing(shop, listener)).toEqual({ verdict: 'warned', findings: [warning] });
  });
});
