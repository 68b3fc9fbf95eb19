import { describe, expect, it } from 'vitest';
import { pictureSources, pictureWidthsPx } from './media.ts';

describe('sources of a picture', () => {
  it('names every width of every format of a picture of ours', () => {
    const sources = pictureSources('/api/media/cream-jar/front-rosegold.jpg');
    expect(sources?.avif).toContain('/api/media/cream-jar/front-rosegold-160.avif 160w, ');
    expect(sources?.webp.split(', ')).toHaveLength(pictureWidthsPx.length);
    expect(sources?.jpg.endsWith('/api/media/cream-jar/front-rosegold-1280.jpg 1280w')).toBe(true);
  });

  it('keeps the origin of an absolute address', () => {
    const sources = pictureSources('http://localhost:8081/api/media/watch/angle-gold-480.webp');
    expect(sources?.avif.startsWith('http://localhost:8081/api/media/watch/angle-gold-160.avif 160w')).toBe(
      true,
    );
  });

  it('says that a product is square and a hero is wide', () => {
    expect(pictureSources('/api/media/ring/angle-gold.jpg')).toMatchObject({ width: 1000, height: 1000 });
    expect(pictureSources('/api/media/scene-hero-sound/wide-natural.jpg')).toMatchObject({
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
    expect(pictureSources(url)).toBeNull();
  });
});
