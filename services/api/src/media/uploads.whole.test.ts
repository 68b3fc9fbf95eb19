import { uploadAnswerSchema } from '@dana/contracts/api/upload';
import { profileAnswerSchema } from '@dana/contracts/api/user';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { cleanUp } from '../clean-up.ts';
import { apiOfSuite } from '../testing/api-of-suite.ts';
import { testDeps } from '../testing/test-api.ts';
import { callerOf, register } from '../testing/test-caller.ts';

const api = apiOfSuite();
const call = callerOf(api);
let owner: { token: string; email: string };
beforeAll(async () => {
  owner = await register(call);
});

const drawn = (widthPx: number, heightPx: number) =>
  sharp({ create: { width: widthPx, height: heightPx, channels: 3, background: '#0b5c63' } });
const jpeg = () =>
  drawn(900, 600)
    .withExif({ IFD0: { Make: 'Spy' }, IFD3: { GPSLatitude: '29/1 22/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();

type Sent = { bytes: Uint8Array | string; name?: string; type?: string };

async function upload(files: Sent[], token = owner.token, lang: 'en' | 'ar' = 'en') {
  const form = new FormData();
  form.set('collection', 'profile');
  form.set('source', 'user');
  for (const { bytes, name = 'me.png', type = 'image/png' } of files) {
    form.append('files', new File([bytes as BlobPart], name, { type }));
  }
  const encoded = new Response(form);
  const headers = new Headers({ lang, 'content-type': encoded.headers.get('content-type') ?? '' });
  if (token) headers.set('authorization', `Bearer ${token}`);
  const request = new Request('http://api.test/api/media/upload', {
    method: 'POST',
    body: await encoded.arrayBuffer(),
    headers,
  });
  const response = await api.fetch(request);
  return { status: response.status, body: await response.json() };
}
const show = (url: string, token?: string) =>
  api.fetch(
    new Request(`http://api.test${url}`, token ? { headers: { authorization: `Bearer ${token}` } } : {}),
  );
const profile = { first_name: 'Noura', last_name: 'Al Sabah', phone: '' };
const setPicture = (ids: unknown, who = owner) =>
  call('POST', '/profile', { token: who.token, body: { ...profile, email: who.email, files_ids: ids } });

async function uploaded(bytes: Uint8Array) {
  const answer = await upload([{ bytes }]);
  expect(answer.status).toBe(201);
  const [file] = uploadAnswerSchema.parse(answer.body).data;
  if (!file) throw new Error('nothing was uploaded');
  return file;
}

describe('an uploaded picture', () => {
  it('is redrawn without what the camera wrote down, and served as nothing but a picture', async () => {
    const { full_url } = await uploaded(await jpeg());
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
    const file = await uploaded(await jpeg());
    expect(profileAnswerSchema.parse((await setPicture([file.id])).body).data.user.image).toMatchObject({
      full_url: file.full_url,
    });
    const { user } = profileAnswerSchema.parse(
      (await call('GET', '/profile', { token: owner.token })).body,
    ).data;
    expect(user.avatar).toEqual(user.image);
    expect((await setPicture([])).body.data.user.image).toBeNull();
  });

  it('is nobody else’s: not by its id, not by its address, not by a guess', async () => {
    const file = await uploaded(await jpeg());
    const other = await register(call);
    expect((await setPicture([file.id], other)).body.errors).toHaveProperty('files_ids');
    expect((await setPicture(['1'], other)).status).toBe(422);
    expect((await show(file.full_url, other.token)).status).toBe(404);
    expect((await show(file.full_url, owner.token)).status).toBe(200);
    expect((await show(`/api/uploads/${file.id}.webp`)).status).toBe(404);
    expect((await upload([{ bytes: await jpeg() }], '')).status).toBe(401);
  });

  it('is dropped after a day unless somebody shows it', async () => {
    const [shown, forgotten] = [await uploaded(await jpeg()), await uploaded(await jpeg())];
    await setPicture([shown.id]);
    const now = () => new Date(Date.now() + 25 * 60 * 60 * 1000);
    await cleanUp({ ...testDeps(api.db, ''), now });
    expect((await show(shown.full_url)).status).toBe(200);
    expect((await show(forgotten.full_url)).status).toBe(404);
  });
});

describe('what is not a picture', () => {
  it('is refused by its bytes, whatever it calls itself', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const gif = 'GIF89a/*\u0000*/=1;alert(1)';
    for (const bytes of [svg, gif, '<!doctype html><script>alert(1)</script>', 'x'.repeat(1000)]) {
      const answer = await upload([{ bytes, name: '../../me.png\u0000.html' }]);
      expect([answer.status, answer.body.code]).toEqual([415, 'wrong_file_type']);
    }
    expect((await upload([{ bytes: svg }], owner.token, 'ar')).body.errors.files[0]).toContain('WebP');
  });

  it('is refused when only its first bytes are a picture’s, or when it would fill the memory', async () => {
    const picture = await jpeg();
    const halved = picture.subarray(0, picture.length / 2);
    const flood = await drawn(9000, 9000).png({ compressionLevel: 9 }).toBuffer();
    const disguised = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('<script>')]);
    for (const bytes of [halved, flood, disguised]) {
      const answer = await upload([{ bytes }]);
      expect([answer.status, answer.body.code]).toEqual([422, 'unreadable_picture']);
    }
  });

  it('is refused beyond 2 MB, without a file, with several, and in another body', async () => {
    expect((await upload([{ bytes: new Uint8Array(2 * 1024 * 1024 + 1) }])).status).toBe(413);
    expect((await upload([{ bytes: new Uint8Array(9 * 1024 * 1024) }])).body.code).toBe('file_too_large');
    expect((await upload([])).body.errors).toHaveProperty('files');
    const picture = await jpeg();
    expect((await upload([{ bytes: picture }, { bytes: picture }])).status).toBe(422);
    const { token } = owner;
    expect((await call('POST', '/media/upload', { token, body: { files: 'x' } })).status).toBe(415);
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await call('POST', '/media/upload', { token, headers, body: 'not that form' })).status).toBe(400);
  });
});
