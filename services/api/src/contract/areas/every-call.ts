import type { ApiCall } from '../../openapi/api-call.ts';
import { apiCalls } from '../../openapi/calls.ts';
import type { Sent } from '../client.ts';
import type { Recorder } from '../recorder.ts';

/** Things that exist, to put into the paths of calls. */
export type Existing = {
  slug: string;
  post: string;
  order: string;
  token: string;
  staffToken?: string | undefined;
};

const madeUpToken = 'x'.repeat(43);
const nonsense = [
  '%00',
  `' or 1=1 --`,
  '../../etc/passwd',
  '-1',
  '1e999',
  'x'.repeat(3000),
  '💎',
  '\u202eabc',
];

/** What holds for every call alike, from the table of calls: no token, a wrong one, no such thing, bodies that are none. */
export async function checkEveryCall(r: Recorder, existing: Existing): Promise<void> {
  for (const call of apiCalls) {
    const at = placesOf(call, existing);
    const token = tokenFor(call, existing);
    const wrongToken = { headers: { authorization: `Bearer ${madeUpToken}` } };
    // A call that signs in is never refused for the token that the client still had.
    if (call.auth !== 'none' || call.method === 'GET')
      await r.refusal(call.id, 'a token that was made up', { at, ...wrongToken }, { status: 401 });
    if (call.auth === 'required' || call.auth === 'staff')
      await r.refusal(call.id, 'no token', { at, body: bodyFor(call) }, { status: 401 });
    if (call.auth === 'staff' && !token) continue;
    if (call.path.includes('{')) await checkNames(r, call, token);
    if (call.body) await checkBodies(r, call, { at, token });
    if (call.method === 'GET') await checkQueries(r, call, { at, token });
  }
  const large = { raw: { bytes: `{"message":"${'x'.repeat(3_000_000)}"}`, type: 'application/json' } };
  await r.malformed('sendMessage', 'a body of 3 MB', large, { status: 413 });
}

function tokenFor({ auth }: ApiCall, { token, staffToken }: Existing): string | undefined {
  if (auth === 'none') return undefined;
  return auth === 'staff' ? staffToken : token;
}

async function checkNames(r: Recorder, call: ApiCall, token: string | undefined): Promise<void> {
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const named = (value: string) => Object.fromEntries(names.map((name) => [name, value]));
  const sent = { token, ...(call.method === 'POST' && call.body && { body: validBodies[call.id] ?? {} }) };
  await r.refusal(call.id, 'what does not exist', { ...sent, at: named('no-such-thing') }, { status: 404 });
  for (const name of nonsense) {
    const at = named(name === '%00' ? name : encodeURIComponent(name));
    await r.malformed(
      call.id,
      `the name ${JSON.stringify(name.slice(0, 20))}`,
      { ...sent, at },
      { status: [400, 404, 414, 422] },
    );
  }
}

async function checkBodies(r: Recorder, call: ApiCall, sent: Sent): Promise<void> {
  const raw = (bytes: string, type = 'application/json') => ({ ...sent, raw: { bytes, type } });
  await r.malformed(call.id, 'text that is not JSON', raw('{"a":'), { status: 400 });
  await r.malformed(call.id, 'a list', raw('[]'), { status: 400 });
  await r.malformed(call.id, 'a body of another type', raw('a=1', 'text/plain'), { status: 415 });
  await r.malformed(call.id, 'a form', raw('a=1', 'application/x-www-form-urlencoded'), { status: 415 });
  if (!call.isBodyOptional && call.id !== 'updateProfile')
    await r.malformed(call.id, 'an empty body', { ...sent, body: {} }, { status: 422 });
}

async function checkQueries(r: Recorder, call: ApiCall, sent: Sent): Promise<void> {
  if (call.id === 'getUpload') return;
  const names = Object.keys(call.query?._zod.def.shape ?? {});
  // Neither an unknown language nor an unknown currency is a reason to show nothing.
  const query = { lang: r.lang, currency: '??' };
  if (!call.query?._zod.def.shape.cart) await r.harmless(call.id, 'an unknown currency', { ...sent, query });
  // Each value once for all names together, and each name once alone: one refusal must not hide another's failure.
  const all = nonsense.map((value) => Object.fromEntries(names.map((name) => [name, value.slice(0, 200)])));
  const alone = names.map((name, index) => ({ [name]: nonsense[index % nonsense.length] ?? '' }));
  for (const query of names.length > 0 ? [...all, ...alone] : [])
    await r.harmless(call.id, `the query ${JSON.stringify(query).slice(0, 60)}`, { ...sent, query });
}

function placesOf(call: ApiCall, { slug, post, order }: Existing): Record<string, string> {
  const ofPath = call.path.startsWith('/posts/') ? { slug: post } : { slug };
  return {
    ...ofPath,
    order,
    cart: 'none',
    item: '1',
    address: 'none',
    favorite: 'none',
    file: 'none',
    return: 'none',
  };
}

const address = { country_id: 1, city_id: 2, town: '', address: 'Street 1', type: 1 };
const validBodies: Record<string, unknown> = {
  editAddress: address,
  addAddress: address,
  openAccountFromOrder: { password: 'seven pearls of the gulf' },
  requestReturn: { reason: 'other', items: [{ item_id: '1', quantity: 1 }] },
  takeOrderStep: { expected: 'placed', step: 'confirm' },
  decideReturn: { decision: 'accept' },
  writeReview: { rating: 5, text: 'x' },
  writeComment: { name: 'x', email: 'x@contract.example', text: 'x' },
};

const bodyFor = (call: ApiCall) => (call.body ? (validBodies[call.id] ?? {}) : undefined);
