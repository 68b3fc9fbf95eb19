import { expect, it, vi } from 'vitest';
import { createTexts } from '@dana/i18n';
import en from '../locales/en.json' with { type: 'json' };
import { statusOf, verdictOf } from '../app/page-outcome.ts';
import { loadPage } from './load-page.ts';
import type { PageEnvironment } from './page-environment.ts';

const release = {
  version: '1.0.0',
  routes: [{ path: '/blog', module: './blog.route', layout: 'default', cache: 'public', needs: 'posts' }],
};
const load = vi.fn(async () => ({ modules: [{ Component: () => null }], release }));

/** A shop with a journal, before a back end that offers so much. */
const shopBefore = (extensions: readonly string[] | undefined) =>
  ({
    remotes: { 'mf-a': { current: release } },
    loader: { load },
    i18n: createTexts('en', { shell: en }),
    locale: 'en',
    api: { extensions },
    signal: AbortSignal.timeout(1_000),
  }) as unknown as PageEnvironment;

it('says plainly that there is nothing here where the back end has not what a page is about, and loads nothing for it', async () => {
  const page = await loadPage(shopBefore([]), '/blog', new URLSearchParams());
  expect(page).toMatchObject({ kind: 'notOffered', head: { title: en.notOffered.title, isPrivate: true } });
  expect([statusOf(page), verdictOf(page)]).toEqual([200, { kind: 'notOffered' }]);
  expect(load).not.toHaveBeenCalled();
});
