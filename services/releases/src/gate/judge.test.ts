import type { ReleaseManifest } from '@dana/contracts/release/release-manifest';
import type { Slot } from '@dana/contracts/release/revision';
import { describe, expect, it } from 'vitest';
import { manifestBytes } from '../reading/releases.ts';
import { integrityOf } from '../store/hash.ts';
import { releaseKey } from '../store/key.ts';
import { refOf, sampleRelease } from '../testing/sample-release.ts';
import { temporaryStore } from '../testing/temporary-store.ts';
import { judge, passGate, warnByGate } from './gate.ts';

const emitter = sampleRelease('mf-emitter', '1.0.0', { emits: { 'order.placed': '1.0.0' } });
const listener = (range: string) =>
  sampleRelease('mf-listener', '2.0.0', { listens: { 'order.placed': range } });

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
const request = (shop: Awaited<ReturnType<typeof shopWith>>, candidate: ReleaseManifest) => ({
  ...{ ...shop, candidate, isStored: false },
});

describe('the verdict of the gate', () => {
  it('is passed without findings', async () => {
    const asked = request(await shopWith(emitter), listener('^1.0.0'));
    const passed = { verdict: 'passed', findings: [] };
    expect([await judge(asked), await passGate(asked), await warnByGate(asked)]).toEqual([
      passed,
      passed,
      passed,
    ]);
  });

  it('is a warning where nothing has to be refused', async () => {
    const asked = request(await shopWith(), listener('^1.0.0'));
    const warned = { verdict: 'warned', findings: [warning] };
    expect([await judge(asked), await passGate(asked), await warnByGate(asked)]).toEqual([
      warned,
      warned,
      warned,
    ]);
  });

  it('names every reason of a refusal, one a line, and leaves warnings to the findings', async () => {
    const listens = { 'order.placed': '^2.0.0', 'cart.changed': '^1.0.0' };
    const page = { path: '/a', module: './a.route', layout: 'default', cache: 'public' } as const;
    const candidate = sampleRelease('mf-listener', '2.0.0', { listens, routes: [page, page] });
    const asked = request(await shopWith(emitter), candidate);
    const findings = [finding, warning, expect.objectContaining({ rule: 'routes' })];
    expect(await judge(asked)).toEqual({ verdict: 'refused', findings });
    expect(await warnByGate(asked)).toEqual({ verdict: 'warned', findings });
    expect(await passGate({ ...asked, force: true })).toEqual({ verdict: 'warned', findings });
    await expect(passGate(asked)).rejects.toMatchObject({
      status: 422,
      code: 'gate',
      message: [
        'mf-listener@2.0.0 cannot run beside what is live:',
        '  - mf-listener@2.0.0 understands order.placed ^2.0.0, mf-emitter@1.0.0 emits 1.0.0. Release a listener that understands both first.',
        '  - its manifest claims /a twice. Remove one in src/exposed/manifest.ts.',
      ].join('\n'),
      details: { findings },
    });
  });

  it('says a refusal in a few lines, however many reasons there are', async () => {
    const page = (path: string) => ({
      ...{ path, module: './a.route', layout: 'default' as const, cache: 'public' as const },
    });
    const routes = Array.from({ length: 9 }, (_, index) => [page(`/a${index}`), page(`/a${index}`)]).flat();
    const asked = request(await shopWith(), sampleRelease('mf-listener', '2.0.0', { routes }));
    const refusal = await passGate(asked).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ details: { findings: { length: 9 } } });
    const lines = String((refusal as Error).message).split('\n');
    expect([lines.length, lines.at(-1)]).toEqual([6, '  and 5 more of this kind; --json has them all.']);
  });

  it('looks for the files only where they are to be in the store', async () => {
    const asked = request(await shopWith(), sampleRelease('mf-demo', '1.0.0'));
    expect((await judge(asked)).verdict).toBe('passed');
    const { verdict, findings } = await judge({ ...asked, isStored: true });
    expect(verdict).toBe('refused');
    expect(findings).toContainEqual({
      rule: 'files',
      message: 'mf-demo@1.0.0: web/remoteEntry.js is missing. Publish a new version.',
    });
  });

  it('takes no account of a live release that cannot be read', async () => {
    const shop = await shopWith(emitter);
    await shop.store.remove(releaseKey('mf-emitter', '1.0.0'));
    expect(await judge(request(shop, listener('^2.0.0')))).toEqual({
      verdict: 'warned',
      findings: [warning],
    });
  });
});
