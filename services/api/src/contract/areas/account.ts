import { must, type Recorder } from '../recorder.ts';

export type Shopper = { token: string; email: string; password: string };
/** The token of the newest email to somebody that leads to this page of the shop. */
export type ReadMailedToken = (email: string, page: 'forgot' | 'confirm-email') => Promise<string | null>;

const person = { first_name: 'Contract', last_name: 'Shopper', phone: '+96550001234' };
const place = { town: 'Block 4', address: 'Street 12, house 8', postal_code: '', type: 1 };

/** A picture of one pixel. */
export const pixelPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Makes an account. */
export async function registerShopper(r: Recorder, mark: string): Promise<Shopper | null> {
  const password = 'a password of the contract';
  const body = { ...person, email: `${mark}@contract.example`, password, password_confirmation: password };
  const good = await r.success('register', 'a new account', { body });
  return good && { token: good.data.token, email: body.email, password };
}

/** Signing in and out, passwords. `readMailedToken` finds the token of a mailed link, where mail can be read. */
export async function checkSession(
  r: Recorder,
  shopper: Shopper,
  readMailedToken: ReadMailedToken | undefined,
): Promise<Shopper> {
  const { email } = shopper;
  const login = (password: string) => ({ body: { email, password } });
  const again = { ...person, email, password: shopper.password, password_confirmation: shopper.password };
  await r.refusal(
    'register',
    'an e-mail that has an account',
    { body: again },
    { status: 422, field: 'email' },
  );
  const short = { ...again, email: `x-${email}`, password: 'short', password_confirmation: 'short' };
  await r.malformed('register', 'a short password', { body: short }, { status: 422, field: 'password' });
  const differing = { ...again, email: `x-${email}`, password_confirmation: 'another one' };
  await r.malformed(
    'register',
    'two different passwords',
    { body: differing },
    { status: 422, field: 'password_confirmation' },
  );
  const common = { ...again, email: `x-${email}`, password: '12345678', password_confirmation: '12345678' };
  await r.malformed('register', 'a common password', { body: common }, { status: 422, field: 'password' });
  await r.success('login', 'the right password', login(shopper.password));
  await r.refusal('login', 'a wrong password', login('wrong'), { status: 422 });

  const forgot = { body: { email } };
  const known = await r.success('forgotPassword', 'an e-mail with an account', forgot);
  await r.success(
    'forgotPassword',
    'one without, with the same answer',
    { body: { email: `no-${email}` } },
    ({ message }) => must(message === known?.message, 'reveals which one exists'),
  );
  await r.malformed('forgotPassword', 'no e-mail', { body: { email: 'x' } }, { status: 422, field: 'email' });
  const change = { password: 'another password', password_confirmation: 'another password' };
  const madeUp = { body: { ...change, token: 'made-up-token' } };
  await r.refusal('resetPassword', 'a token that was made up', madeUp, { status: 422, field: 'token' });
  const token = await readMailedToken?.(email, 'forgot');
  if (!token) return shopper;
  await r.success('resetPassword', 'the mailed token', { body: { ...change, token } });
  await r.refusal(
    'resetPassword',
    'the same token again',
    { body: { ...change, token } },
    { status: 422, field: 'token' },
  );
  await r.refusal(
    'getProfile',
    'a token from before the new password',
    { token: shopper.token },
    { status: 401 },
  );
  const fresh = await r.success('login', 'the new password', login(change.password));
  return { email, password: change.password, token: fresh?.data.token ?? '' };
}

/** Profile, picture, addresses, wishlist, and signing out at the end. Returns an address's id. */
export async function checkProfile(r: Recorder, shopper: Shopper, stranger: Shopper): Promise<void> {
  const { token, email, password } = shopper;
  await r.success('getProfile', 'the shopper', { token }, ({ data }) =>
    must(data.user.email === email, 'is another'),
  );
  const named = { ...person, first_name: 'نورة', email };
  await r.success('updateProfile', 'another name', { token, body: named }, ({ data }) =>
    must(data.user.first_name === 'نورة', 'keeps the old one'),
  );
  const other = { token, body: { ...named, email: `other-${email}` } };
  await r.refusal('updateProfile', 'another e-mail without the password', other, {
    status: 422,
    field: 'current_password',
  });
  const taken = { ...named, email: stranger.email, current_password: password };
  await r.refusal(
    'updateProfile',
    'an e-mail of somebody else',
    { token, body: taken },
    { status: 422, field: 'email' },
  );
  const uploadId = await checkUpload(r, token);
  if (uploadId) {
    const pictured = { ...named, files_ids: [uploadId] };
    await r.success('updateProfile', 'a picture', { token, body: pictured }, ({ data }) =>
      must(Boolean(data.user.image?.full_url), 'shows none'),
    );
    const stolen = { ...person, email: stranger.email, files_ids: [uploadId] };
    await r.refusal(
      'updateProfile',
      'a picture of somebody else',
      { token: stranger.token, body: stolen },
      { status: 422, field: 'files_ids' },
    );
  }
  const passwords = { password: 'the third password', password_confirmation: 'the third password' };
  const wrong = { ...passwords, current_password: 'wrong' };
  await r.refusal(
    'updatePassword',
    'a wrong current one',
    { token, body: wrong },
    { status: 422, field: 'current_password' },
  );
  const right = { ...passwords, current_password: shopper.password };
  await r.success('updatePassword', 'the right current one', { token, body: right });
}

async function checkUpload(r: Recorder, token: string): Promise<string | null> {
  const form = (bytes: Uint8Array | string) => {
    const data = new FormData();
    data.set('collection', 'profile');
    data.set('source', 'user');
    data.set('files', new File([bytes as BlobPart], 'me.png', { type: 'image/png' }));
    return data;
  };
  const encode = async (data: FormData) => {
    const encoded = new Response(data);
    return { bytes: await encoded.arrayBuffer(), type: encoded.headers.get('content-type') ?? '' };
  };
  const good = await r.success('upload', 'a picture', { token, raw: await encode(form(pixelPng)) });
  const script = await encode(
    form('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  );
  await r.refusal('upload', 'a script that calls itself a picture', { token, raw: script }, { status: 415 });
  const large = await encode(form(new Uint8Array(2 * 1024 * 1024 + 1)));
  await r.refusal('upload', 'more than 2 MB', { token, raw: large }, { status: 413 });
  await r.refusal('upload', 'nobody’s', { raw: await encode(form(pixelPng)) }, { status: 401 });
  await r.malformed(
    'upload',
    'no file',
    { token, raw: await encode(new FormData()) },
    { status: [400, 422] },
  );
  await r.malformed('upload', 'JSON', { token, body: { files: 'x' } }, { status: 415 });
  const broken = { bytes: 'no such parts', type: 'multipart/form-data; boundary=x' };
  await r.malformed('upload', 'a broken form', { token, raw: broken }, { status: 400 });
  const [file] = good?.data ?? [];
  if (!file) return null;
  const name = file.full_url.split('/').at(-1);
  if (/\/uploads\/[^/]+$/.test(file.full_url)) {
    await r.success(
      'getUpload',
      'the picture, as nothing but a picture',
      { at: { file: name } },
      ({ headers }) => {
        must(/^image\/(webp|jpeg|png)$/.test(headers.get('content-type') ?? ''), 'is not an image');
        must(headers.get('x-content-type-options') === 'nosniff', 'may be sniffed');
      },
    );
  }
  return file.id;
}

/** Saved addresses and the wishlist. `city` is one of the country's. */
export async function checkLists(
  r: Recorder,
  shopper: Shopper,
  stranger: Shopper,
  { cityId, countryId, productId }: { cityId: string; countryId: string; productId: string },
): Promise<void> {
  const { token } = shopper;
  const other = stranger.token;
  const body = { ...place, country_id: countryId, city_id: cityId };
  const first = await r.success('addAddress', 'an address', { token, body }, ({ data }) =>
    must(data.is_default, 'is not the default, though it is the only one'),
  );
  const second = await r.success('addAddress', 'another', { token, body: { ...body, town: 'Block 5' } });
  await r.malformed(
    'addAddress',
    'no street',
    { token, body: { ...body, address: ' ' } },
    { status: 422, field: 'address' },
  );
  await r.malformed(
    'addAddress',
    'no such city',
    { token, body: { ...body, city_id: 987654 } },
    { status: 422, field: 'city_id' },
  );
  if (first && second) {
    const at = { address: second.data.id };
    await r.success('editAddress', 'another street', { token, at, body: { ...body, address: 'Street 1' } });
    await r.malformed(
      'editAddress',
      'no street',
      { token, at, body: { ...body, address: '' } },
      { status: 422, field: 'address' },
    );
    await r.success('makeDefaultAddress', 'the other one', { token, at }, ({ data }) =>
      must(data.is_default, 'is not'),
    );
    for (const [id, sent] of [
      ['editAddress', { body }],
      ['makeDefaultAddress', {}],
      ['removeAddress', {}],
    ] as const)
      await r.refusal(id, 'of somebody else', { token: other, at, ...sent }, { status: 404 });
    await r.success('getAddresses', 'both, the default one first', { token }, ({ data }) =>
      must(data.length === 2 && data[0].id === second.data.id && !data[1].is_default, 'is not so'),
    );
    await r.success('removeAddress', 'the default one', { token, at });
    await r.refusal('removeAddress', 'the same again', { token, at }, { status: 404 });
  }
  const request = { token, body: { product_id: productId } };
  const favorite = await r.success('addFavorite', 'a product', request);
  await r.success('addFavorite', 'the same again', request, ({ data }) =>
    must(data.id === favorite?.data.id, 'is another'),
  );
  await r.refusal(
    'addFavorite',
    'no such product',
    { token, body: { product_id: 987654321 } },
    { status: [404, 422] },
  );
  await r.success('getFavorites', 'the wishlist', { token }, ({ data }) =>
    must(data.length === 1, 'has not one'),
  );
  if (favorite) {
    const at = { favorite: favorite.data.id };
    await r.refusal('removeFavorite', 'of somebody else', { token: other, at }, { status: 404 });
    await r.success('removeFavorite', 'it', { token, at });
  }
}
