// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { stubServer } from '../testing/stub-server.ts';
import { PublishedReleases } from './published-releases.tsx';

afterEach(() => vi.unstubAllGlobals());

const origin = { commit: 'a1b2c3d4e5', branch: 'main', author: 'Noura', pullRequest: '#142' };
const releases = [
  { version: '1.0.1', origin: { ...origin, changes: '- The journal.\n- Quicker.' } },
  { version: '1.0.0' },
];

it.each(['en', 'ar'] as const)(
  'shows what a release was built from, and what its changelog says, where that is known: %s',
  async (locale) => {
    stubServer({ 'GET /v1/remotes/mf-content/published': { data: { releases, more: 0 } } });
    const { t } = await renderPart(<PublishedReleases remote="mf-content" slot={undefined} />, { locale });
    const [newest, first] = await screen.findAllByRole('listitem');
    within(newest!).getByText('a1b2c3d · main · Noura · #142');
    const changes = within(newest!).getByText(/The journal/);
    expect(changes.textContent).toBe('- The journal.\n- Quicker.');
    expect(changes.closest('details')?.querySelector('summary')?.textContent).toBe(
      t('slot.published.changes'),
    );
    expect(first!.querySelector('details')).toBeNull();
    expect(first!.textContent).not.toContain('a1b2c3d');
  },
);
