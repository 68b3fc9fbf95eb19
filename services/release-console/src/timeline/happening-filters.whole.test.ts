import { expect, it } from 'vitest';
import { auditQuery, filtersOf, withFilters } from './happening-filters.ts';

it('stand in the address, beside what else stands there, and empty ones do not', () => {
  const address = new URLSearchParams('env=staging&kind=refused&text=+&page=2');
  expect(filtersOf(address)).toEqual({ kind: 'refused' });
  expect(withFilters(address, { remote: 'shell', actor: '' }).toString()).toBe(
    'env=staging&page=2&remote=shell',
  );
});

it('ask for whole days of the reader’s zone', () => {
  const query = auditQuery({ from: '2026-11-20', to: '2026-11-20', verb: 'promote' });
  const [from, to] = [new Date(query.get('from') ?? ''), new Date(query.get('to') ?? '')];
  expect(to.getTime() - from.getTime()).toBe(86_400_000 - 1);
  expect([from.getHours(), from.getDate()]).toEqual([0, 20]);
  expect(query.get('verb')).toBe('promote');
});

it('ask for no day that is none', () => {
  expect(auditQuery({ from: 'yesterday' }).toString()).toBe('');
});
