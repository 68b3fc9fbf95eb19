import { describe, expect, it } from 'vitest';
import { pictureSources } from './media.ts';
import { pictureWidthsPx, widthsFor } from './picture-widths.ts';

describe('sources of a picture', () => {
  it('names the widths that some screen takes, and one picture for a browser without the best format', () => {
    const sources = pictureSources('/api/media/cream-jar/front-rosegold.jpg', '7rem');
    expect(sources?.avif).toBe(
      [160, 320, 480].map((w) => `/api/media/cream-jar/front-rosegold-${w}.avif ${w}w`).join(', '),
    );
    expect(sources?.webp).toBe('/api/media/cream-jar/front-rosegold-480.webp');
  });

  it('keeps the origin of an absolute address', () => {
    const sources = pictureSources('http://localhost:8081/api/media/watch/angle-gold-480.webp', '7rem');
    expect(sources?.avif.startsWith('http://localhost:8081/api/media/watch/angle-gold-160.avif 160w')).toBe(
      true,
    );
  });

  it('says that a product is square and a hero is wide', () => {
    expect(pictureSources('/api/media/ring/angle-gold.jpg', '7rem')).toMatchObject({
      width: 1000,
      height: 1000,
    });
    expect(pictureSources('/api/media/scene-hero-sound/wide-natural.jpg', '100vw')).toMatchObject({
      width: 1600,
      height: 1000,
    });
  });

  it.each([
    '',
    'https://example.org/photo.jpg',
    '/api/media/files/3f2c.jpg',
    '/api/media/watch/front-gold.png',
    '/api/media/watch/front-gold.jpg?x=1',
    '/evil/api/media/watch/front-gold.jpg',
    'javascript:/api/media/watch/front-gold.jpg',
  ])('leaves the foreign address "%s" alone', (url) => {
    expect(pictureSources(url, '100vw')).toBeNull();
  });
});

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
