// @vitest-environment happy-dom
import { renderRoute } from '@dana/testing/render-route';
import { act, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { expect, it } from 'vitest';
import { manifest } from '../exposed/manifest.ts';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import { PictureCounter } from './gallery/gallery-controls.tsx';
import { useTrack } from './gallery/use-track.ts';
import { QuantityField } from './purchase/quantity-field.tsx';
import { useQuantity } from './purchase/use-quantity.ts';
import { Description } from './summary/description.tsx';
import { StockStatus } from './summary/offer-line.tsx';

/* What a screen reader speaks of a product: answers to what was pressed, and nothing that comes by itself. */

const name = 'Corniche Sneakers';

/** A part on a page that asks no API for anything. */
const show = (Component: () => ReactNode, locale: 'en' | 'ar' = 'en') =>
  renderRoute(
    { Component },
    {
      manifest,
      texts: { en, ar },
      path: '/product-details/corniche',
      baseUrl: 'http://localhost:1/api',
      locale,
    },
  );

function Quantity() {
  const limits = { min_purchase_qty: 1, max_purchase_qty: 9 } as Parameters<typeof useQuantity>[0];
  return (
    <QuantityField quantity={useQuantity(limits, 3)} productName={name} disabled={false} noticeId="notice" />
  );
}

it.each(['en', 'ar'] as const)(
  'answers each press on the quantity in one sentence, in %s',
  async (locale) => {
    const { t, user, toasts } = await show(Quantity, locale);
    const said = screen.getByRole('status');
    const press = (key: 'increase' | 'decrease') =>
      user.click(screen.getByRole('button', { name: t(`quantity.${key}`) }));
    expect(said.textContent).toBe('');
    await press('increase');
    expect(said.textContent).toBe(t('quantity.answer', { quantity: 2, name }));
    await press('decrease');
    expect(said.textContent).toBe(t('quantity.answer', { quantity: 1, name }));
    // A refused press is answered by its reason.
    await press('decrease');
    expect(said.textContent).toBe('');
    expect(toasts).toEqual([{ kind: 'error', text: t('quantity.minimum') }]);
    const field = screen.getByRole('textbox', { name: t('quantity.field') });
    await user.clear(field);
    await user.type(field, '999{Enter}');
    expect(field).toHaveProperty('value', '3');
    expect(toasts.at(-1)).toEqual({ kind: 'error', text: t('quantity.maximum') });
  },
);

it('hides the rest of a long description until it is asked for, or a search in the page finds it', async () => {
  const { t, user } = await show(() => (
    <Description html={`<p>${'Soft leather. '.repeat(20)}<a href="/care">Care</a></p>`} lang="en" />
  ));
  const toggle = screen.getByRole('button', { name: t('description.more') });
  const rest = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
  const isHidden = () => rest?.getAttribute('hidden') === 'until-found';
  // What cleans foreign text comes behind the page.
  await expect.poll(() => rest?.textContent).toContain('Care');
  expect(isHidden()).toBe(true);
  await user.click(toggle);
  expect([isHidden(), toggle.getAttribute('aria-expanded')]).toEqual([false, 'true']);
  await user.click(screen.getByRole('button', { name: t('description.less') }));
  expect(isHidden()).toBe(true);
  act(() => void rest?.dispatchEvent(new Event('beforematch')));
  expect([isHidden(), toggle.getAttribute('aria-expanded')]).toEqual([false, 'true']);
});

it('speaks of the stock once the shopper chose what it is about', async () => {
  const { t, user } = await show(() => {
    const [isChosen, setChosen] = useState(false);
    return (
      <>
        <StockStatus stock={7} isChosen={isChosen} />
        <button type="button" onClick={() => setChosen(true)}>
          Navy
        </button>
      </>
    );
  });
  const live = () => screen.getByText(t('stock.in', { count: 7 })).closest('[aria-live], [role="status"]');
  expect(live()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Navy' }));
  expect(live()?.getAttribute('aria-live')).toBe('polite');
});

it('says which picture a press led to, and not which one a swipe or a reader did', async () => {
  const { t, user } = await show(() => {
    const track = useTrack(3);
    return (
      <>
        <PictureCounter track={track} count={3} className={undefined} />
        <button type="button" onClick={() => track.show(track.index + 1)}>
          Next
        </button>
      </>
    );
  });
  const counter = (position: number) => screen.getByText(t('gallery.position', { position, total: 3 }));
  expect(counter(1).getAttribute('aria-live')).toBe('off');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(counter(2).getAttribute('aria-live')).toBe('polite');
});
