import { expect, it } from 'vitest';
import { differenceOf, isNothing, type KnownEntry } from './difference.ts';

const loadedAt = new Date('2026-11-01T00:00:00Z');
const known = (key: string, source: object | null, isWithdrawn = false): KnownEntry => ({
  ...{ kind: 'products', key, source, loadedAt, isWithdrawn },
});
const said = (key: string, source: object) => ({ kind: 'products' as const, key, source });
const keys = (entries: readonly { key: string }[]) => entries.map(({ key }) => key);

it('says what is new, changed and withdrawn', () => {
  const before = [known('1', { id: 1, price: '1.000' }), known('2', { id: 2 }), known('3', { id: 3 })];
  const after = [said('1', { id: 1, price: '1.100' }), said('2', { id: 2 }), said('4', { id: 4 })];
  const { added, changed, withdrawn } = differenceOf(before, after);
  expect([keys(added), keys(changed), keys(withdrawn)]).toEqual([['4'], ['1'], ['3']]);
});

it('is nothing where the folder says the same, in whatever order its fields stand', () => {
  const before = [known('1', { id: 1, name: { en: 'Glass', ar: 'كأس' } })];
  expect(isNothing(differenceOf(before, [said('1', { name: { ar: 'كأس', en: 'Glass' }, id: 1 })]))).toBe(
    true,
  );
});

it('counts as new what comes back after it was withdrawn, and withdraws nothing twice', () => {
  const before = [known('1', { id: 1 }, true), known('2', { id: 2 }, true)];
  const { added, withdrawn } = differenceOf(before, [said('1', { id: 1 })]);
  expect([keys(added), keys(withdrawn)]).toEqual([['1'], []]);
  expect(added[0]?.before?.source).toEqual({ id: 1 });
});

it('tells kinds apart that share a number', () => {
  const before = [known('1', { id: 1 })];
  const { added, withdrawn } = differenceOf(before, [{ kind: 'brands', key: '1', source: { id: 1 } }]);
  expect([added.length, withdrawn.length]).toEqual([1, 1]);
});

it('counts everything as changed once, where an earlier release did not note what the folder said', () => {
  expect(keys(differenceOf([known('1', null)], [said('1', { id: 1 })]).changed)).toEqual(['1']);
});
