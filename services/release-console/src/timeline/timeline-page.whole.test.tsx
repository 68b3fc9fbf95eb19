// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { TimelinePage } from './timeline-page.tsx';

afterEach(() => vi.unstubAllGlobals());

const note = (what: string, day: string) => ({
  ...{ kind: 'gc', actor: 'duty', at: `2026-11-${day}T10:00:00.000Z`, what },
});

/** A release server that answers with these pages of the audit, by their cursor. */
function answer(pages: Record<string, object>) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const { pathname, searchParams } = new URL(path, 'http://shop.example');
    const isAudit = pathname.endsWith('/audit');
    const data = isAudit ? pages[searchParams.get('before') ?? ''] : { revision: 3, slots: { shell: {} } };
    return Response.json({ success: true, data });
  });
  return asked;
}

it('goes on to what is older, day by day, and says how far was looked', async () => {
  answer({
    '': { entries: [note('the newest', '25')], next: 'two' },
    two: { entries: [note('the day before', '24')], next: 'three', lookedUntil: '2026-11-20T10:00:00.000Z' },
    three: { entries: [], next: null },
  });
  const { t, user } = await renderPart(<TimelinePage />);
  await user.click(await screen.findByRole('button', { name: t('audit.older') }));
  await screen.findByText('the day before');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('25 November 2026'),
    expect.stringContaining('24 November 2026'),
  ]);
  expect(screen.getByText(/^Looked back to 20 Nov 2026/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: t('audit.lookFurther') }));
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: t('audit.lookFurther') })).toBeNull());
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

it('asks for what its address says, whole days included', async () => {
  const asked = answer({ '': { entries: [], next: null } });
  const { t } = await renderPart(<TimelinePage />, { at: '/timeline?kind=refused&from=2026-11-20' });
  await screen.findByText(t('audit.nothing'));
  const query = new URL(asked.find((path) => path.includes('/audit?')) ?? '', 'http://shop.example')
    .searchParams;
  expect(query.get('kind')).toBe('refused');
  expect(new Date(query.get('from') ?? '').getHours()).toBe(0);
});

it('does not show everything as what fits where an older server knows no filters', async () => {
  answer({ '': { entries: [note('anything', '25')] } });
  const { t } = await renderPart(<TimelinePage />, { at: '/timeline?kind=refused' });
  expect(await screen.findByText(t('refusals.olderServer'))).toBeTruthy();
  expect(screen.queryByText('anything')).toBeNull();
});

it('says why a file could not be saved, and saves none', async () => {
  const asked = answer({ '': { entries: [], next: null } });
  const { t, user } = await renderPart(<TimelinePage />, { at: '/timeline?verb=promote' });
  await screen.findByText(t('audit.nothing'));
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return Response.json({ success: false, error: { code: 'expired_token' } }, { status: 401 });
  });
  await user.click(screen.getByRole('button', { name: t('audit.save', { type: 'JSON' }) }));
  expect(await screen.findByText(t('refusals.expiredToken'))).toBeTruthy();
  expect(asked).toContain('/v1/envs/production/audit.json?verb=promote');
});
