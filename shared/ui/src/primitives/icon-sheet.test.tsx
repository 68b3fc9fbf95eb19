// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { fillIconSheet, IconSheet } from './icon-sheet.tsx';
import { Icon } from './icon.tsx';

const page = (names: ('heart' | 'bag')[]) => (
  <>
    {names.map((name, index) => (
      <Icon key={index} name={name} />
    ))}
    <IconSheet />
  </>
);
const drawings = () => [...document.querySelectorAll('symbol')].map(({ id }) => id);

it('holds each drawing of a page once, through hydration, and gets those that come later', async () => {
  const report = vi.fn();
  document.body.innerHTML = `<div>${fillIconSheet(renderToString(page(['heart', 'heart'])))}</div>`;
  const place = document.body.firstElementChild!;
  expect(drawings()).toEqual(['icon-heart']);
  expect(place.querySelector('symbol path')?.getAttribute('d')).toMatch(/^M2 9\.5/);

  const root = await act(() => hydrateRoot(place, page(['heart', 'heart']), { onRecoverableError: report }));
  expect(drawings()).toEqual(['icon-heart']);
  await act(() => root.render(page(['heart', 'bag', 'bag'])));
  expect(drawings()).toEqual(['icon-heart', 'icon-bag']);
  expect(report).not.toHaveBeenCalled();
  await act(() => root.unmount());
});

it('puts nothing into a page but drawings', () => {
  const text = '<p>&lt;use href="#icon-heart"</p><use href="#icon-unknown"></use><svg data-icons=""></svg>';
  expect(fillIconSheet(text)).toBe(text);
});
