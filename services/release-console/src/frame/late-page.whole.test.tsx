// @vitest-environment happy-dom
import { TextsProvider } from '@dana/i18n';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loadTexts } from '../texts/load-texts.ts';
import { latePage } from './late-page.tsx';

async function open(load: Parameters<typeof latePage>[1]) {
  const texts = await loadTexts('en');
  const queries = new QueryClient({ defaultOptions: { queries: { retryDelay: 1 } } });
  const Page = latePage('timeline', load);
  render(
    <TextsProvider texts={texts}>
      <QueryClientProvider client={queries}>
        <Page />
      </QueryClientProvider>
    </TextsProvider>,
  );
  return (key: string) => texts.t(key, { ns: 'releases' });
}

it('is shown once its files are there, also when they were lost at first', async () => {
  let asked = 0;
  await open(async () => {
    asked += 1;
    if (asked === 1) throw new Error('The file did not arrive.');
    return () => <h1>Timeline</h1>;
  });
  expect(await screen.findByRole('heading', { name: 'Timeline' })).toBeTruthy();
  expect(asked).toBe(2);
});

it('says that it did not come, and offers the console again', async () => {
  const t = await open(async () => {
    throw new Error('The file is gone.');
  });
  expect(await screen.findByRole('button', { name: t('latePage.reload') })).toBeTruthy();
  expect(screen.getByText(t('latePage.lost'))).toBeTruthy();
});
