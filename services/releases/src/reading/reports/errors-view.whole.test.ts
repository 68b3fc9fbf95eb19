import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { mapKey } from '../../store/key.ts';
import { temporaryStore } from '../../testing/temporary-store.ts';
import { errorsView } from './errors-view.ts';
import { emptySection } from './merge-sections.ts';
import type { FaultGroup } from './report-section.ts';
import { createSourceMaps } from './source-maps.ts';

const tree = 'a'.repeat(64);
const script = `/assets/mf-demo/${tree}/web/demo.js`;
const frame = (column: number, file = script) => ({ file, line: 1, column, fn: 'x' });
const group = (key: string, visits: number, more: Partial<FaultGroup>): FaultGroup => ({
  ...{ key, release: 'mf-demo@1.0.0', kind: 'thrown', message: key, visits, stack: [frame(5)] },
  ...{ firstAt: '2026-11-25T03:00:00.000Z', lastAt: '2026-11-25T03:00:00.000Z', pages: {}, browsers: {} },
  ...more,
});
const sectionOf = (groups: FaultGroup[]) => ({
  ...emptySection,
  faults: { groups, others: 0, releases: { 'mf-demo@1.0.0': { thrown: 9 }, 'shell@1.0.0': { failed: 1 } } },
});

/** Columns 5 and on are in line 42 of the first source, columns 9 and on in a package. */
const map = {
  version: 3,
  sources: ['mf-demo/src/demo.route.tsx', 'node_modules/react/index.js'],
  names: [],
  mappings: 'IAyCM,ICzCN',
};

async function mapsWith(file?: string | Uint8Array) {
  const { store } = await temporaryStore();
  let nowMs = 0;
  const put = (bytes: Uint8Array) => store.putIfAbsent(mapKey('mf-demo', tree, 'web/demo.js'), bytes);
  if (file !== undefined) await put(typeof file === 'string' ? brotliCompressSync(file) : file);
  const maps = createSourceMaps({ store, now: () => nowMs });
  const pass = (ms: number): void => {
    nowMs += ms;
  };
  return { maps, put, pass };
}

it('is one group for what browsers word differently and place in other columns of one line', async () => {
  const { maps } = await mapsWith(JSON.stringify(map));
  const groups = [
    group('undefined is not an object', 2, { browsers: { 'Safari 26': 2 }, stack: [frame(9), frame(6)] }),
    group('Cannot read properties', 5, { browsers: { 'Chrome 153': 5 }, stack: [frame(5)] }),
    group('at another kind', 1, { kind: 'rejection' }),
  ];
  const view = await errorsView(sectionOf(groups), maps);
  expect(view.groups.map(({ message, visits, browsers }) => [message, visits, browsers])).toEqual([
    ['Cannot read properties', 7, { 'Chrome 153': 5, 'Safari 26': 2 }],
    ['at another kind', 1, {}],
  ]);
  expect(view.groups[1]?.stack).toEqual([
    { file: 'mf-demo/src/demo.route.tsx', line: 42, column: 7, isSource: true },
  ]);
});

it.each([
  ['missing', undefined],
  ['damaged', new Uint8Array([1, 2, 3])],
  ['not a map', '[]'],
])('leaves places as they were built where the map is %s', async (_, file) => {
  const { maps } = await mapsWith(file);
  const stack = [frame(5), frame(5, 'elsewhere'), { ...frame(5), line: 0 }];
  const view = await errorsView(sectionOf([group('a', 1, { stack }), group('b', 1, {})]), maps);
  expect(view.groups.map(({ key }) => key)).toEqual(['a', 'b']);
  expect(view.groups[0]?.stack).toEqual(stack.map((each) => ({ ...each, isSource: false })));
});

it('finds a map that is published after it was looked for', async () => {
  const { maps, put, pass } = await mapsWith();
  expect(await maps.find(frame(5))).toBeUndefined();
  await put(brotliCompressSync(JSON.stringify(map)));
  pass(10_000);
  expect(await maps.find(frame(5))).toMatchObject({ line: 42 });
});

it('shows those of one deployable when it is asked for one, and counts what it does not list', async () => {
  const { maps } = await mapsWith();
  const many = Array.from({ length: 160 }, (_, index) => group(`g${index}`, 1, {}));
  const section = sectionOf([group('shell', 7, { release: 'shell@1.0.0' }), ...many]);
  const view = await errorsView(section, maps, 'shell');
  expect(view).toMatchObject({ groups: [{ remote: 'shell', version: '1.0.0' }], others: 0 });
  expect(view.releases).toEqual({ 'shell@1.0.0': { failed: 1 } });
  const all = await errorsView(section, maps);
  expect([all.groups.length, all.groups[0]?.key, all.others]).toEqual([50, 'shell', 111]);
});
