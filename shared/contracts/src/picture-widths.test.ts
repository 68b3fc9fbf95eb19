import { expect, it } from 'vitest';
import { pictureWidthsPx, widthsFor } from './picture-widths.ts';

it.each([
  ['56px', [160, 320]],
  ['7rem', [160, 320, 480]],
  ['(width >= 75rem) 19rem, (width >= 48rem) 30vw, 46vw', [320, 480, 640, 960]],
  ['(min-width: 48rem) 24rem, 100vw', [480, 640, 960, 1280]],
  ['100vw', [640, 960, 1280]],
  ['200vw', [1280]],
])('offers for %s what some screen would take', (sizes, widths) => {
  expect(widthsFor(sizes)).toEqual(widths);
});

it.each(['calc(50vw - 2rem)', '(orientation: portrait) 10rem, 20rem', '(width >= 40rem) 4rem', ''])(
  'offers everything for "%s", which says something else or not enough',
  (sizes) => {
    expect(widthsFor(sizes)).toEqual(pictureWidthsPx);
  },
);
