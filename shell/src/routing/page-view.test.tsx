// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { type ReactNode, startTransition, Suspense, useEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { createTexts } from '@dana/i18n';
import { renderInShell } from '../frame/testing/render-in-shell.tsx';
import type { PageEnvironment } from './page-environment.ts';
import { HydrationAddress } from './hydration-address.tsx';
import { createPageStore } from './page-store.ts';
import { PageView } from './page-view.tsx';

/** Renders its children from the next moment on, in no hurry, as React does with what it hydrates. */
function Unhurried({ children }: { children: ReactNode }) {
  const [isThere, setThere] = useState(false);
  useEffect(() => startTransition(() => setThere(true)), []);
  return isThere && children;
}

it.each([
  ['/'],
  // As of links that were copied with the end of their line.
  ['/foo%0A'],
  ['/foo%E2%80%A8'],
])('shows the page of %s, which comes while it is rendered for the first time', async (path) => {
  const environment = {
    remotes: {},
    i18n: createTexts('en', {}),
    locale: 'en',
  } as unknown as PageEnvironment;
  const pages = createPageStore(environment, {});
  await renderInShell(
    <Suspense fallback="waiting">
      <Unhurried>
        <HydrationAddress>
          <PageView pages={pages} notFound={<h1>Not here</h1>} />
        </HydrationAddress>
      </Unhurried>
    </Suspense>,
    { locale: 'en', path },
  );
  expect(await screen.findByRole('heading', { name: 'Not here' })).toBeDefined();
});
