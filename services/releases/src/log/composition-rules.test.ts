import {
  compositionSchema,
  inlineCompositionSchema,
  releaseMapAnswerSchema,
} from '@dana/contracts/release/composition';
import type { ReleaseManifest } from '@dana/contracts/release/release-manifest';
import type { Slot } from '@dana/contracts/release/revision';
import { describe, expect, it } from 'vitest';
import { refOf, sampleRelease, sampleShell, sampleSnapshot, slotOf } from '../testing/sample-release.ts';
import {
  inlineComposition,
  isInCanary,
  releaseMapAnswer,
  resolveComposition,
  standIn,
  type ResolveRequest,
  type Snapshot,
} from './composition.ts';

const shell = sampleShell('1.0.0');
const [newest, newer, older] = ['1.0.2', '1.0.1', '1.0.0'].map((version) =>
  sampleRelease('mf-demo', version),
) as [ReleaseManifest, ReleaseManifest, ReleaseManifest];
const everything = [shell, newest, newer, older];

const snapshotOf = (slots: Record<string, Slot>, readable: ReleaseManifest[] = everything): Snapshot =>
  sampleSnapshot(slots, readable);

const shellSlot = slotOf([shell]);
const demoSlot = slotOf([newest, newer, older]);
const shop = (demo: Slot = demoSlot, readable = everything) =>
  snapshotOf({ shell: shellSlot, 'mf-demo': demo }, readable);

/** Current and fallback version of the remote, for a request. */
function pairOf(snapshot: Snapshot, request: ResolveRequest = {}, remote = 'mf-demo') {
  const pair = resolveComposition(snapshot, request).remotes[remote];
  return [pair?.current.version, pair?.previous?.version];
}

describe('what a visitor gets of a slot', () => {
  const canaryOf = (release: ReleaseManifest) => ({
    canary: { ref: refOf(release), percent: 100, salt: 's', since: '2026-11-21T00:00:00Z' },
  });

  it('is the next version when the one before it cannot be read', () => {
    expect(pairOf(shop(demoSlot, [shell, newer, older]))).toEqual(['1.0.1', '1.0.0']);
    expect(pairOf(shop(demoSlot, [shell, newest, older]))).toEqual(['1.0.2', '1.0.0']);
    expect(pairOf(shop(demoSlot, [shell, newest]))).toEqual(['1.0.2', undefined]);
  });

  it('keeps its pages when no version can be read, so that they say what is missing', () => {
    const claimed = sampleRelease('mf-demo', '1.0.0', {
      routes: [{ path: '/demo', module: './demo.route', layout: 'default', cache: 'public' }],
    });
    const { current } = resolveComposition(shop(slotOf([claimed]), [shell])).remotes['mf-demo'] ?? {};
    expect(current).toMatchObject({ version: '1.0.0', container: 'mf_demo_missing', routes: claimed.routes });
  });

  it('is the stable version also where that stands among the versions taken back', () => {
    expect(pairOf(shop({ ...demoSlot, blocked: ['1.0.2', '1.0.1'] }))).toEqual(['1.0.2', '1.0.0']);
  });

  it('falls back to each version once, also when the canary is an earlier one', () => {
    const slot = { ...demoSlot, ...canaryOf(newer) };
    expect(pairOf(shop(slot), { visitorId: 'v' })).toEqual(['1.0.1', '1.0.2']);
    expect(pairOf(shop(slot))).toEqual(['1.0.2', '1.0.1']);
    const crashed = new Set(['mf-demo@1.0.2']);
    expect(pairOf(shop(slot), { visitorId: 'v', crashed })).toEqual(['1.0.1', '1.0.0']);
  });

  it('is a preview before a canary before the stable version, and never what broke in this session', () => {
    const slot = { ...demoSlot, ...canaryOf(newer) };
    const preview = { 'mf-demo': sampleRelease('mf-demo', '3.0.0') };
    const broke = (...versions: string[]) => ({ crashed: new Set(versions.map((one) => `mf-demo@${one}`)) });
    const seen = { visitorId: 'v' };
    expect(pairOf(shop(slot), { ...seen, ...broke('1.0.1', '3.0.0') })).toEqual(['1.0.2', '1.0.0']);
    expect(pairOf(shop(slot), { ...seen, ...broke('1.0.1', '3.0.0'), preview })[0]).toBe('3.0.0');
    expect(pairOf(shop(), broke('1.0.1'))).toEqual(['1.0.2', '1.0.0']);
    expect(pairOf(shop(), broke('9.9.9'))).toEqual(['1.0.2', '1.0.1']);
    expect(pairOf(shop(), broke('1.0.2', '1.0.1', '1.0.0'))).toEqual(['1.0.2', undefined]);
    // Nor, for anybody, what was taken back, but as the stable version.
    expect(pairOf(shop({ ...demoSlot, blocked: ['1.0.1'] }))).toEqual(['1.0.2', '1.0.0']);
  });

  it('is a canary also of a version that was taken back before, as somebody opened it by force', () => {
    const slot = { ...demoSlot, ...canaryOf(newer), blocked: ['1.0.1'] };
    expect(pairOf(shop(slot), { visitorId: 'v' })).toEqual(['1.0.1', '1.0.2']);
  });

  it('falls back from a preview to what everybody gets, or to the version before a previewed one', () => {
    const preview = (manifest: ReleaseManifest) => ({ preview: { 'mf-demo': manifest } });
    expect(pairOf(shop(), preview(sampleRelease('mf-demo', '3.0.0')))).toEqual(['3.0.0', '1.0.2']);
    expect(pairOf(shop(), preview(newer))).toEqual(['1.0.1', '1.0.0']);
  });

  it('may be a preview of a remote that was never live', () => {
    const first = sampleRelease('mf-first', '0.1.0');
    expect(pairOf(shop(), { preview: { 'mf-first': first } }, 'mf-first')).toEqual(['0.1.0', undefined]);
  });
});

describe('the shell of a request', () => {
  it('may be a preview, before there is any other, and is never among the remotes', () => {
    const composition = resolveComposition(snapshotOf({}), { preview: { shell: sampleShell('2.0.0') } });
    expect([composition.shell.version, composition.remotes]).toEqual(['2.0.0', {}]);
  });

  it('is the one before when it broke in this session', () => {
    const slot = slotOf([sampleShell('1.1.0'), shell]);
    const readable = [sampleShell('1.1.0'), shell];
    const shown = (request: ResolveRequest) =>
      resolveComposition(snapshotOf({ shell: slot }, readable), request).shell.version;
    expect(shown({})).toBe('1.1.0');
    expect(shown({ crashed: new Set(['shell@1.1.0']) })).toBe('1.0.0');
  });

  it('is missing when there is none, or none that a page can be made with', () => {
    const refusal = expect.objectContaining({
      ...{ status: 503, code: 'no_shell' },
      message: 'No shell is released in production. Run: pnpm release publish shell --promote',
    });
    const resolving = (snapshot: Snapshot) => {
      try {
        return resolveComposition(snapshot);
      } catch (error) {
        return error;
      }
    };
    expect(resolving(snapshotOf({ 'mf-demo': demoSlot }))).toEqual(refusal);
    const bare = sampleRelease('shell', '1.0.0');
    expect(resolving(snapshotOf({ shell: slotOf([bare]) }, [bare]))).toEqual(refusal);
    expect(resolving(snapshotOf({ shell: shellSlot }, []))).toEqual(refusal);
  });
});

describe('the id of a composition', () => {
  const idOf = (snapshot: Snapshot) => resolveComposition(snapshot).id;

  it('is another for each version, each build and each fallback', () => {
    const rebuilt = { ...newest, treeHash: 'f'.repeat(64) };
    const ids = [
      idOf(shop()),
      idOf(shop(slotOf([newer, older]))),
      idOf(shop(slotOf([newest]))),
      idOf(shop(slotOf([newer]))),
      idOf(shop(slotOf([rebuilt, newer, older]), [shell, rebuilt, newer, older])),
      idOf(
        snapshotOf({ shell: slotOf([sampleShell('1.1.0')]), 'mf-demo': demoSlot }, [
          sampleShell('1.1.0'),
          ...everything,
        ]),
      ),
      idOf(snapshotOf({ shell: shellSlot, 'mf-other': demoSlot })),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is another while the files of the only release are missing', () => {
    expect(idOf(shop(slotOf([newest]), [shell]))).not.toBe(idOf(shop(slotOf([newest]))));
  });

  it('stays as it was from one build of the storefront to the next', () => {
    expect(idOf(shop())).toBe('43bd4293d408');
  });
});

describe('what a composition says', () => {
  const exposes = {
    './demo.route': { js: [{ file: 'web/a.js', integrity: `sha384-${'A'.repeat(64)}` }], css: [] },
  };
  const route = { path: '/demo', module: './demo.route', layout: 'default', cache: 'public' } as const;
  const demo = sampleRelease('mf-demo', '1.0.2', {
    ...{ exposes, routes: [{ ...route, query: ['page'], indexable: true }] },
    slots: { 'demo.slot': './demo.slot' },
    services: [{ module: './demo.service', handles: ['demo.asked'] }],
  });
  const compose = () => resolveComposition(shop(slotOf([demo]), [shell, demo]));
  const { version, container, treeHash, entry, serverEntry, routes, slots, services } = demo;
  const base = `/assets/mf-demo/${treeHash}/`;
  const shellBase = `/assets/shell/${shell.treeHash}/`;

  it('is all that the server needs of each release, and of the shell what its document loads', () => {
    const { remotes, shell: frame, ...head } = compositionSchema.parse(compose());
    expect(head).toEqual({ id: expect.stringMatching(/^[0-9a-f]{12}$/), revision: 7, env: 'production' });
    expect(remotes).toEqual({
      'mf-demo': {
        current: { version, container, treeHash, base, entry, serverEntry, exposes, routes, slots, services },
      },
    });
    expect(frame).toMatchObject({ version: '1.0.0', base: shellBase, document: shell.document });
  });

  it('is in a page without files, queries and what only search engines need', () => {
    const composition = compose();
    expect(inlineCompositionSchema.parse(inlineComposition(composition))).toEqual({
      ...{ id: composition.id, revision: 7, env: 'production' },
      shell: { version: '1.0.0', base: shellBase },
      remotes: {
        'mf-demo': {
          current: {
            ...{ version, container, base, entry, slots, services, routes: [route] },
            exposes: { './demo.route': { js: [], css: [] } },
          },
        },
      },
    });
  });

  it('is in public the version, the hashes and the address of each release', () => {
    const composition = compose();
    const entryOf = (at: string) => ({ entry: `${at}${entry.file}`, integrity: entry.integrity });
    expect(releaseMapAnswerSchema.parse(releaseMapAnswer(composition))).toEqual({
      ...{ composition: composition.id, revision: 7, env: 'production' },
      shell: { version: '1.0.0', treeHash: shell.treeHash, ...entryOf(shellBase) },
      remotes: { 'mf-demo': { version, treeHash, ...entryOf(base) } },
    });
  });
});

describe('the composition in a page', () => {
  it('has a fallback where there is one', () => {
    const { remotes } = inlineComposition(resolveComposition(shop()));
    expect(remotes['mf-demo']?.previous?.version).toBe('1.0.1');
    const { remotes: alone } = inlineComposition(resolveComposition(shop(slotOf([newest]))));
    expect(alone['mf-demo']).not.toHaveProperty('previous');
  });

  it('leaves links of menus to the server', () => {
    const nav = [{ path: '/demo', label: { ar: 'عرض', en: 'Demo' }, places: { 'footer.menu': 10 } }];
    const linked = sampleRelease('mf-demo', '1.0.2', { nav });
    const composition = resolveComposition(shop(slotOf([linked]), [shell, linked]));
    expect(composition.remotes['mf-demo']?.current.nav).toBe(nav);
    expect(composition.shell).not.toHaveProperty('nav');
    expect(inlineComposition(composition).remotes['mf-demo']?.current).not.toHaveProperty('nav');
  });
});

describe('a visitor’s side of a canary', () => {
  it('stays as it was from one build of the storefront to the next', () => {
    const isIn = (visitorId: string, percent: number) =>
      isInCanary({ salt: 'mf-demo@1.0.2', percent }, visitorId);
    expect([isIn('visitor-1', 12.63), isIn('visitor-1', 12.64)]).toEqual([false, true]);
    expect([isIn('visitor-2', 75.36), isIn('visitor-2', 75.37)]).toEqual([false, true]);
  });
});

it('a stand-in says nothing but what the revision knows of the release', () => {
  const claims = { emits: { 'order.placed': '1.0.0' }, listens: { 'cart.changed': '^1.0.0' } };
  const release = sampleRelease('mf-cart-checkout', '1.0.0', claims);
  expect(standIn('mf-cart-checkout', refOf(release))).toEqual({
    ...{ schema: 1, remote: 'mf-cart-checkout', version: '1.0.0', treeHash: release.treeHash },
    ...{ container: 'mf_cart_checkout_missing', builtWith: { federation: '', rspack: '' } },
    entry: { file: 'web/missing.js', integrity: release.entry.integrity },
    serverEntry: 'node/missing.js',
    ...{ exposes: {}, routes: [], slots: {}, services: [], shared: {}, files: [], ...claims },
  });
});
