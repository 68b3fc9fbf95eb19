import { catalogueDir } from '@dana/sample-shop/catalogue-dir';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { prepareDatabase } from '../load/load-shop.ts';
import { folderOfSuite } from '../testing/folders.ts';
import { shopOfSuite } from '../testing/shop-of-suite.ts';
import { createPictureStore, renderPicture } from './picture-store.ts';

const dataDir = folderOfSuite('pictures');
const { api, update } = shopOfSuite(() => ({ dataDir }));

const ask = async (path: string, headers = {}) =>
  api.fetch(new Request(`http://api.test/api/media${path}`, { headers }));

const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#204060' } })
    .png()
    .toBuffer();

describe('pictures over HTTP', () => {
  it('come in the width and format that was asked for, and are not sent twice', async () => {
    const answer = await ask('/arc-handbag/angle-sand-320.avif');
    expect(answer.headers.get('content-type')).toBe('image/avif');
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(320);
    const etag = answer.headers.get('etag') ?? '';
    const again = await ask('/arc-handbag/angle-sand-320.avif', { 'if-none-match': etag });
    expect(again.status).toBe(304);
  });

  it.each([
    '/arc-handbag/angle-sand-321.avif',
    '/arc-handbag/angle-sand.svg',
    '/bag/..%2f..%2fx-sand.avif',
    '/bag/angle.jpg',
    '/bag/angle-plaid.jpg',
    '/bag/inside-sand.jpg',
    '/cart/angle-sand.jpg',
    '/__proto__/angle-sand.jpg',
  ])('%s is not a picture', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  it('are new as soon as the catalogue has another under their name', async () => {
    const before = await (await ask('/field-jacket/front-navy-160.webp')).arrayBuffer();
    const picture = { kind: 'bitmap', sha256: 'another', content: await photograph(500, 500) } as const;
    await update('pictures', { path: 'field-jacket/front-navy' }, picture);
    const after = await (await ask('/field-jacket/front-navy-160.webp')).arrayBuffer();
    expect(Buffer.from(after).equals(Buffer.from(before))).toBe(false);
  });
});

describe('pictures', () => {
  it('come to a shop that was filled when they were no part of the database', async () => {
    await api.db.deleteFrom('pictures').execute();
    expect((await ask('/arc-handbag/angle-sand.jpg')).status).toBe(404);
    await prepareDatabase({ startDb: api.db }, catalogueDir);
    expect((await ask('/arc-handbag/angle-sand.jpg')).status).toBe(200);
  });

  it('are encoded once, however many ask at the same time', async () => {
    let reads = 0;
    const content = await photograph(40, 40);
    const read = async () => {
      reads += 1;
      return content;
    };
    const store = createPictureStore({ dataDir, sources: { read } });
    const picture = { path: 'ring/front-gold', kind: 'bitmap', sha256: 'f0f0' } as const;
    const request = { picture, widthPx: 160, format: 'webp' } as const;
    const answers = await Promise.all(Array.from({ length: 20 }, () => store.read(request)));
    expect(new Set(answers.map((answer) => answer.toString('hex'))).size).toBe(1);
    await store.read(request);
    expect(reads).toBe(1);
  });

  it.each([
    ['wide-shore', 320, 200],
    ['front-blue', 320, 320],
  ])('of photographs have the proportions of their view: %s', async (name, width, height) => {
    const source = { path: `shore/${name}`, kind: 'bitmap', content: await photograph(900, 600) } as const;
    const drawn = await sharp(await renderPicture(source, 320, 'jpg')).metadata();
    expect([drawn.width, drawn.height]).toEqual([width, height]);
  });
});
