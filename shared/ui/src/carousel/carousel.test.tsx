// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { UiProvider } from '../index.ts';
import { CarouselControls } from './carousel-controls.tsx';
import { Carousel } from './index.tsx';
import { nearestStop } from './nearest-stop.ts';
import type { Autoplay } from './use-autoplay.ts';
import type { CarouselState } from './use-carousel.ts';

const texts = {
  previous: 'Previous',
  next: 'Next',
  position: (position: number, count: number) => `${position} of ${count}`,
  play: 'Play',
  pause: 'Pause',
};

const carousel = (
  <UiProvider dir="rtl">
    <Carousel label="New things" texts={texts} autoplayMs={4000}>
      <p>One</p>
      <p>Two</p>
    </Carousel>
  </UiProvider>
);

describe('a carousel', () => {
  it('can be read and scrolled in the page the server sends, in its direction', () => {
    const html = renderToString(carousel);
    expect(html).toContain('<p>One</p>');
    expect(html).toContain('<p>Two</p>');
    expect(html).toContain('dir="rtl"');
    expect(html).not.toContain('data-ready');
    expect(html).not.toContain('<button');
  });

  it('names itself and each slide', async () => {
    render(carousel);
    expect(screen.getByRole('region', { name: 'New things' })).toBeTruthy();
    expect(screen.getByRole('group', { name: '2 of 2' }).textContent).toBe('Two');
    // No controls while everything is in view.
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  });

  it('says nothing of its slides by itself, and where a press on its buttons led', async () => {
    const { container } = render(carousel);
    expect(container.querySelector('[aria-live]')).toBeNull();

    let place = 0;
    const api = { scrollNext: () => place++, scrollPrev: () => place--, selectedScrollSnap: () => place };
    const shown = {
      api,
      index: 0,
      stopCount: 3,
      canGoBack: false,
      canGoOn: true,
    } as unknown as CarouselState;
    const autoplay = {
      isOffered: false,
      isPlaying: false,
      toggle: () => {},
      pauseProps: {},
    } as unknown as Autoplay;
    const controls = (state: CarouselState) => (
      <CarouselControls carousel={state} autoplay={autoplay} texts={texts} viewportId="slides" />
    );
    const { rerender } = render(controls(shown));
    const said = screen.getByRole('status');
    rerender(controls({ ...shown, index: 1 }));
    expect(said.textContent).toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(said.textContent).toBe('2 of 3');
    // The dots are for pointers: two buttons are enough for everybody else.
    expect(screen.getAllByRole('button')).toHaveLength(2);
  });

  it('keeps the place of its controls until the slides are counted, so that nothing below moves', () => {
    const uncounted = { api: {}, index: 0, stopCount: 0, canGoBack: false, canGoOn: false } as CarouselState;
    const autoplay = { isOffered: false, isPlaying: false, toggle: () => {}, pauseProps: {} } as Autoplay;
    const { container } = render(
      <CarouselControls carousel={uncounted} autoplay={autoplay} texts={texts} viewportId="slides" />,
    );
    expect(container.childElementCount).toBe(1);
  });
});

it.each([
  [0, [0, 0.5, 1], 0],
  [0.3, [0, 0.5, 1], 1],
  [0.9, [0, 0.5, 1], 2],
  [1, [0], 0],
  [Number.NaN, [0, 1], 0],
  [0.4, [], 0],
])('a row scrolled by %s of its way stands, of the stops %j, at number %s', (scrolled, stops, stop) => {
  expect(nearestStop(scrolled, stops)).toBe(stop);
});
