import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { shopOfSuite } from '../testing/shop-of-suite.ts';
import { person, register, type Shopper } from '../testing/test-caller.ts';

const { api, call, cleanUpIn, visit } = shopOfSuite();
let owner: Shopper;
beforeAll(async () => {
  owner = await register(call);
});

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b5c63' } });
const jpeg = () =>
  drawn(900, 600)
    .withExif({ IFD0: { Make: 'Spy' }, IFD3: { GPSLatitude: '29/1 22/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();

async function upload(files: (Uint8Array | string)[], lang: 'en' | 'ar' = 'en') {
  const body = new FormData();
  for (const bytes of files) body.append('files', new File([bytes as BlobPart], '../../me.png\u0000.html'));
  const headers = { lang, authorization: `Bearer ${owner.token}` };
  const { status, text } = await visit('/api/media/upload', { method: 'POST', headers, body });
  return { status, body: JSON.parse(text) };
}
const show = (url: string, token?: string) =>
  api.fetch(
    new Request(`http://api.test${url}`, { headers: { ...(token && { authorization: `Bearer ${token}` }) } }),
  );
const setPicture = async (ids: unknown, { token, email } = owner) =>
  (await call('POST', '/profile', { token, body: { ...person, email, files_ids: ids } })).body;

async function uploaded(): Promise<{ id: string; full_url: string }> {
  const { status, body } = await upload([await jpeg()]);
  expect(status).toBe(201);
  return body.data[0];
}

describe('an uploaded picture', () => {
  it('is redrawn without what the camera wrote down, and served as nothing but a picture', async () => {
    const { full_url } = await uploaded();
    const shown = await show(full_url);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const bytes = Buffer.from(await shown.arrayBuffer());
    const { format, width, height, exif } = await sharp(bytes).metadata();
    expect([format, width, height, exif]).toEqual(['webp', 640, 427, undefined]);
    expect(bytes.includes('Spy')).toBe(false);
  });

  it('becomes the shopper’s own, and leaves again', async () => {
    const { id, full_url } = await uploaded();
    expect((await setPicture([id])).data.user.image).toMatchObject({ full_url });
    const { user } = (await call('GET', '/profile', { token: owner.token })).body.data;
    expect(user.avatar).toEqual(user.image);
    expect((await setPicture([])).data.user.image).toBeNull();
  });

  // That it becomes nobody else's by its id is in the contract.
  it('is nobody else’s: not by its address, not by a guess', async () => {
    const { id, full_url } = await uploaded();
    const other = await register(call);
    expect((await setPicture(['1'], other)).errors).toHaveProperty('files_ids');
    expect((await show(full_url, other.token)).status).toBe(404);
    expect((await show(full_url, owner.token)).status).toBe(200);
    expect((await show(`/api/uploads/${id}.webp`)).status).toBe(404);
  });

  it('is dropped after a day unless somebody shows it', async () => {
    const [shown, forgotten] = [await uploaded(), await uploaded()];
    await setPicture([shown.id]);
    await cleanUpIn(25 / 24);
    expect((await show(shown.full_url)).status).toBe(200);
    expect((await show(forgotten.full_url)).status).toBe(404);
  });
});

// That it has a file, one of at most 2 MB, and comes in a form, is in the contract.
describe('what is not a picture', () => {
  it('is refused by its bytes, whatever it calls itself', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const gif = 'GIF89a/*\u0000*/=1;alert(1)';
    for (const bytes of [svg, gif, '<!doctype html><script>alert(1)</script>', 'x'.repeat(1000)]) {
      const { status, body } = await upload([bytes]);
      expect([status, body.code]).toEqual([415, 'wrong_file_type']);
    }
    expect((await upload([svg], 'ar')).body.errors.files[0]).toContain('WebP');
  });

  it('is refused when only its first bytes are a picture’s, or when it would fill the memory', async () => {
    const picture = await jpeg();
    const halved = picture.subarray(0, picture.length / 2);
    const flood = await drawn(9000, 9000).png({ compressionLevel: 9 }).toBuffer();
    const disguised = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('<script>')]);
    for (const bytes of [halved, flood, disguised]) {
      const { status, body } = await upload([bytes]);
      expect([status, body.code]).toEqual([422, 'unreadable_picture']);
    }
  });

  it('is refused far beyond 2 MB, and when there are several', async () => {
    expect((await upload([new Uint8Array(9 * 1024 * 1024)])).body.code).toBe('file_too_large');
    const picture = await jpeg();
    expect((await upload([picture, picture])).status).toBe(422);
  });
});
