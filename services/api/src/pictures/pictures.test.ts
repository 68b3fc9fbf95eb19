import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mediaRoutes } from '../routes/media.ts';
import {
  drawingNames,
  drawings,
  findPicture,
  pictureAlt,
  sceneNames,
} from '@dana/sample-shop/drawings/picture-catalogue';
import { createPictureStore } from './picture-store.ts';
import { pictureSvg } from '@dana/sample-shop/drawings/picture-svg';
import { renderPicture } from './render-picture.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const everyView = drawingNames.flatMap((drawing) =>
  drawings[drawing].views.map((view) => ({ drawing, view })),
);

describe('the drawings', () => {
  it.each(everyView)('$drawing, $view, is a picture on transparent ground', async ({ drawing, view }) => {
    const svg = pictureSvg({ kind: 'drawing', drawing, view, colour: 'sea' });
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    const { data, info } = await sharp(await renderPicture(svg, 160, 'webp'))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([160, 160]);
    expect(view === 'detail' || data[3] === 0).toBe(true);
    expect(data.filter((value, at) => at % 4 === 3 && value > 200).length).toBeGreaterThan(500);
  });

  it.each(sceneNames)('the scene %s is drawn', async (scene) => {
    const svg = pictureSvg({ kind: 'scene', scene });
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect((await renderPicture(svg, 160, 'jpg')).byteLength).toBeGreaterThan(600);
  });

  it('differ by colour', () => {
    const inColour = (colour: 'wine' | 'sand') =>
      pictureSvg({ kind: 'drawing', drawing: 'bag', view: 'front', colour });
    expect(inColour('wine')).not.toBe(inColour('sand'));
  });

  it('say in words what they show, in both languages', () => {
    expect(pictureAlt('bag', 'front', 'wine', 'en')).toMatch(/^Handbag, seen from the front, in /);
    expect(pictureAlt('bag', 'front', 'wine', 'ar')).toContain('حقيبة يد، من الأمام');
  });

  it.each([
    ['bag', 'front', 'plaid'],
    ['bag', 'inside', 'wine'],
    ['cart', 'front', 'wine'],
    ['__proto__', 'front', 'wine'],
  ])('there is no %s %s %s', (folder, view, colour) => {
    expect(findPicture(folder, view, colour)).toBeNull();
  });
});

describe('pictures over HTTP', () => {
  it('come in the width and format that was asked for, and are not sent twice', async () => {
    const app = mediaRoutes({ dataDir });
    const answer = await app.request('/bag/front-wine-320.avif');
    expect(answer.headers.get('content-type')).toBe('image/avif');
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(320);
    const etag = answer.headers.get('etag') ?? '';
    const again = await app.request('/bag/front-wine-320.avif', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  it.each([
    '/bag/front-wine-321.avif',
    '/bag/front-wine.svg',
    '/bag/..%2f..%2fx-wine.avif',
    '/bag/front.jpg',
  ])('%s is not a picture', async (path) => {
    expect((await mediaRoutes({ dataDir }).request(path)).status).toBe(404);
  });

  it('are encoded once, however many ask at the same time', async () => {
    let encodings = 0;
    const store = createPictureStore({
      dataDir,
      encode: async () => {
        encodings += 1;
        return Buffer.from('picture');
      },
    });
    const request = {
      picture: { kind: 'drawing', drawing: 'ring', view: 'front', colour: 'gold' },
      widthPx: 160,
      format: 'webp',
    } as const;
    const answers = await Promise.all(Array.from({ length: 20 }, () => store.read(request)));
    expect(new Set(answers.map(String))).toEqual(new Set(['picture']));
    expect(String(await store.read(request))).toBe('picture');
    expect(encodings).toBe(1);
  });
});
