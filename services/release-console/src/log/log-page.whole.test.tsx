// @vitest-environment happy-dom
import type { LogLine } from '@dana/releases/api/views';
import { screen, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { ChangeProvider } from '../change/change-provider.tsx';
import { renderPart } from '../testing/render-part.tsx';
import { stubServer } from '../testing/stub-server.ts';
import { LogPage } from './log-page.tsx';

afterEach(() => vi.unstubAllGlobals());

const gate = { verdict: 'passed' as const, findings: [] };
const change = (revision: number, day: string, more: object): LogLine => ({
  ...{ kind: 'change', revision, verb: 'promote', remote: 'mf-content', from: '1.0.0', to: '1.0.1', gate },
  ...{ actor: 'duty', at: `2026-11-${day}T10:00:00.000Z`, reason: 'The journal works' },
  ...more,
});
const lines: LogLine[] = [
  change(12, '25', { verb: 'freeze', remote: undefined, from: undefined, to: undefined, reason: 'The sale' }),
  change(11, '25', { remote: 'shell', actor: 'lina@shop.example', reason: 'A wider menu' }),
  {
    ...{ kind: 'publish', remote: 'shell', version: '1.0.1', treeHash: 'a', actor: 'pipeline', gate },
    ...{ at: '2026-11-25T09:00:00.000Z', env: 'production' },
  },
  change(10, '24', {}),
];

const step = { remote: 'mf-content', from: '1.0.1', to: '1.0.0' };

async function open(at = '/log', isWhole = true) {
  const asked = stubServer({
    'GET /v1/envs/production/registry': { data: { revision: 12, slots: { shell: {}, 'mf-content': {} } } },
    'GET /v1/envs/production/log': (query) => ({
      data: { lines, isWhole: isWhole || query.get('limit') !== '100' },
    }),
    'POST /v1/envs/production/restore': (_query, body) => ({
      data: { moves: (body as { toRevision: number }).toRevision === 10 ? [step] : [] },
    }),
  });
  const part = await renderPart(
    <ChangeProvider>
      <Link to="/log">All</Link>
      <LogPage />
    </ChangeProvider>,
    { at },
  );
  await screen.findAllByRole('listitem');
  const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  return { ...part, asked, shown };
}

it('says day by day what happened, why and who did it, and what is live now', async () => {
  const { shown } = await open();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('25 November 2026'),
    expect.stringContaining('24 November 2026'),
  ]);
  const [freeze = '', promotion = '', publish = '', first = ''] = shown();
  expect(freeze).toMatch(/Freeze everything.*revision 12.*The sale.*duty.*Now/);
  expect(promotion).toMatch(
    /Promote shell from 1\.0\.0 to 1\.0\.1.*A wider menu.*lina@shop\.example.*Go back/,
  );
  expect(publish).toContain('Published shell 1.0.1');
  expect(first).toContain('mf-content');
});

it('is narrowed in the browser, by what stands in its address', async () => {
  const { user, t, shown, place, asked } = await open('/log?remote=shell');
  expect(shown()).toHaveLength(3);
  await user.type(screen.getByLabelText(t('log.text')), 'LINA');
  expect(shown()).toEqual([expect.stringContaining('A wider menu')]);
  expect(place.address).toBe('/log?remote=shell&text=LINA');
  await user.clear(screen.getByLabelText(t('log.text')));
  await user.type(screen.getByLabelText(t('log.text')), 'nobody ever wrote this');
  expect(screen.getByText(t('log.nothing'))).toBeTruthy();
  await user.selectOptions(screen.getByLabelText(t('log.remote')), '');
  await user.clear(screen.getByLabelText(t('log.text')));
  expect([place.address, shown().length]).toEqual(['/log', 4]);
  for (const [words, found] of [
    ['10', 1],
    ['published', 1],
    ['1.0.1', 3],
    ['\u2066lina\u200b\u2069', 1],
    ['١٠', 1],
  ] as const) {
    await user.clear(screen.getByLabelText(t('log.text')));
    await user.type(screen.getByLabelText(t('log.text')), words);
    expect([words, shown().length]).toEqual([words, found]);
  }
  expect(asked.filter(({ call }) => call.endsWith('/log')).length).toBe(1);
});

it('goes on from what was chosen last, also where the next choice follows at once', async () => {
  const { t, place } = await open('/log?text=wider');
  const [text, remote] = ['log.text', 'log.remote'].map((key) => screen.getByLabelText(t(key)));
  // Nothing between the two waits for the page, as a person's presses do not.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  enter(text as HTMLInputElement, '', 'input');
  enter(remote as HTMLSelectElement, 'shell', 'change');
  await vi.waitFor(() => expect(place.address).toBe('/log?remote=shell'));
});

function enter(field: HTMLInputElement | HTMLSelectElement, value: string, event: string): void {
  // React takes only a value that it has not set itself.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(event, { bubbles: true }));
}

it('shows all again by a link to the log', async () => {
  const { user, t, shown, place } = await open('/log?remote=shell');
  await user.type(screen.getByLabelText(t('log.text')), 'lina');
  expect(shown()).toHaveLength(1);
  await user.click(screen.getByRole('link', { name: 'All' }));
  expect([place.address, shown().length]).toEqual(['/log', 4]);
});

it('reads more on demand', async () => {
  const { user, t } = await open('/log', false);
  await user.click(await screen.findByRole('button', { name: t('log.older') }));
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: t('log.older') })).toBeNull());
});

it('leads back to each revision, and says before what that changes', async () => {
  const { user, t, asked, queries } = await open();
  await user.click(screen.getByRole('button', { name: t('restore.backTo', { revision: 10 }) }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText(/mf-content from 1\.0\.1 to 1\.0\.0/);
  expect(asked.at(-1)).toMatchObject({
    ...{ call: 'POST /v1/envs/production/restore', body: { toRevision: 10, isDryRun: true } },
  });
  expect(asked.at(-1)?.headers.get('if-match')).toBe('"12"');
  // What it shows is of this revision, also when another change has all of the page read again.
  await queries.invalidateQueries();
  expect(asked.filter(({ call }) => call.endsWith('/restore'))).toHaveLength(1);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: t('restore.backTo', { revision: 11 }) }));
  expect(await screen.findByText(t('restore.asIs'))).toBeTruthy();
});
