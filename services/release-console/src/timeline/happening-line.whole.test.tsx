// @vitest-environment happy-dom
import type { AuditLine } from '@dana/releases/admin/release-admin';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { HappeningLine } from './happening-line.tsx';

const gate = { verdict: 'passed' as const, findings: [] };
const promotion: AuditLine = {
  ...{ kind: 'change', revision: 9, verb: 'promote', remote: 'mf-content', from: '1.0.0', to: '1.0.1' },
  ...{
    actor: 'duty',
    approvedBy: 'second',
    at: '2026-11-25T10:00:00.000Z',
    reason: 'The journal works',
    gate,
  },
};

async function show(line: AuditLine, current = 12) {
  const asked: unknown[] = [];
  const part = await renderPart(
    <HappeningLine line={line} current={current} onAsk={(what) => asked.push(what)} />,
  );
  return { ...part, asked, line: screen.getByRole('listitem') };
}

it('says what, why and who, and offers the comparison and the way back', async () => {
  const { line, user, asked, place, t } = await show(promotion);
  for (const words of ['mf-content from 1.0.0 to 1.0.1', 'The journal works', 'duty', 'approved by second'])
    expect(line.textContent).toContain(words);
  await user.click(screen.getByRole('button', { name: t('audit.compareWith', { revision: 9 }) }));
  await user.click(screen.getByRole('button', { name: t('restore.backTo', { revision: 9 }) }));
  expect(asked).toEqual([
    { what: 'compare', revision: 9 },
    { what: 'restore', revision: 9 },
  ]);
  await user.click(screen.getByRole('link', { name: 'What it changes: mf-content 1.0.1' }));
  expect(place.address).toBe('/releases/mf-content?from=1.0.0&to=1.0.1');
});

it('leads nowhere back from what is live', async () => {
  const { line } = await show(promotion, 9);
  expect(line.textContent).toContain('Now');
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows who was turned away from what, and why, in the server’s words', async () => {
  const { line } = await show({
    ...{ kind: 'refused', actor: 'ci', at: '2026-11-25T10:00:00.000Z', what: 'promote mf-content 1.0.1' },
    ...{ status: 423, message: 'mf-content is frozen', address: '192.0.2.1' },
  });
  for (const words of ['Refused', 'promote mf-content 1.0.1', '423 mf-content is frozen', '192.0.2.1'])
    expect(line.textContent).toContain(words);
});

it('says that a freeze is of everything, and until when', async () => {
  const {
    remote: _one,
    from: _from,
    to: _to,
    ...change
  } = promotion as Extract<AuditLine, { kind: 'change' }>;
  const { line } = await show({ ...change, verb: 'freeze', until: '2026-12-01T08:00:00.000Z' });
  expect(line.textContent).toMatch(/Freeze everything \(until 1 Dec 2026/);
});
