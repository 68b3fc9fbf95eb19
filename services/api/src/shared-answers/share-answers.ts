import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncodings, type TextEncoding } from '@dana/server/accepted-encodings';
import { ByteCache } from '@dana/server/byte-cache';
import { hasTag } from '@dana/server/has-tag';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { readFromReplica } from '../database/replica-reads.ts';
import type { ApiDeps } from '../deps.ts';
import type { ApiEnv } from '../http/context.ts';
import { ApiFailure } from '../http/failure.ts';
import { keyOf, type SharedCall, sharedCalls } from './shared-calls.ts';

/** Unit: bytes. */
const cacheBytes = 48 * 1024 * 1024;
/** Answers depend on the time as well: an offer that ends is shown for so long at most. */
const lifetimeMs = 5_000;
/** Who waited longer than this for an answer that failed does not try itself. */
const longWaitMs = 1_000;
/** What an answer that is being made, and the bookkeeping of any, is taken for. Unit: bytes. */
const entryBytes = 4_096;

type Entry = { version: string; madeMs: number; byteLength: number; answer: Promise<KeptAnswer | undefined> };
type Sharing = Pick<ApiDeps, 'now' | 'changes' | 'metrics'>;

/**
 * Answers calls that are the same for all from memory, until something that pages show changes; many that ask at once
 * wait for one answer. With an ETag, compressed where the client takes it, and counted like any other call.
 */
export function shareAnswers(sharing: Sharing) {
  const cache = new ByteCache<Entry>(cacheBytes);
  const app = new Hono<ApiEnv>();
  for (const call of sharedCalls) app.get(call.path, sharer(sharing, cache, call));
  return app;
}

function sharer(
  { now, changes, metrics }: Sharing,
  cache: ByteCache<Entry>,
  call: SharedCall,
): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    if (call.forGuestsOnly && c.get('user')) return next();
    const key = keyOf(c, call);
    // Before anything is read: an answer may be newer than its version says, never older.
    const version = await changes.version();
    const nowMs = now().getTime();
    const known = cache.get(key);
    if (known && known.version === version && Math.abs(nowMs - known.madeMs) < lifetimeMs) {
      const beganMs = performance.now();
      const answer = await known.answer;
      if (answer) return send(c, answer);
      if (performance.now() - beganMs < longWaitMs) return next();
      // What just failed after so long would fail again, and take as long.
      throw new ApiFailure(503, 'unavailable', { retryAfterSeconds: 1 });
    }
    const { promise, resolve } = Promise.withResolvers<KeptAnswer | undefined>();
    const keep = (byteLength: number) =>
      cache.set(key, { version, madeMs: nowMs, byteLength: byteLength + key.length * 2, answer: promise });
    keep(entryBytes);
    let answer: KeptAnswer | undefined;
    try {
      const isInReplica = await changes.replicaHas(version);
      metrics.sharedAnswerMade(isInReplica ? 'replica' : 'server');
      const read = () => made(c, next);
      answer = isInReplica ? await readFromReplica(read) : await read();
    } finally {
      resolve(answer);
      if (answer) keep(entryBytes + answer.byteLength);
      else cache.delete(key);
    }
    if (answer) await replace(c, answer);
  };
}

/** Has the route answer. Only whole answers are for all; a refusal stays with the one who asked. */
async function made(c: Context, next: () => Promise<void>): Promise<KeptAnswer | undefined> {
  await next();
  if (c.res.status !== 200) return undefined;
  return keepAnswer(new Uint8Array(await c.res.arrayBuffer()));
}

async function send(c: Context, answer: KeptAnswer): Promise<Response> {
  const { status, body, headers } = await formFor(c, answer);
  return c.newResponse(body, status, headers);
}

/** Sends it in place of what the route answered; what middleware said in its headers stays. */
async function replace(c: Context, answer: KeptAnswer): Promise<void> {
  const { status, body, headers } = await formFor(c, answer);
  const before = Object.fromEntries(c.res.headers);
  c.res = undefined;
  c.res = new Response(body, { status, headers: { ...before, ...headers } });
}

type Form = { status: 200 | 304; body: Uint8Array<ArrayBuffer> | null; headers: Record<string, string> };

async function formFor(c: Context, answer: KeptAnswer): Promise<Form> {
  const headers = { etag: answer.etag, vary: 'Accept-Encoding' };
  if (hasTag(c.req.header('if-none-match'), answer.etag)) return { status: 304, body: null, headers };
  const { bytes, encoding } = await answer.bytes(acceptedEncodings(c.req.header('accept-encoding')));
  const about = { 'content-type': 'application/json', ...(encoding && { 'content-encoding': encoding }) };
  // The cast: these bytes are never in shared memory, which the type allows and a body does not.
  return { status: 200, body: bytes as Uint8Array<ArrayBuffer>, headers: { ...headers, ...about } };
}

/** Below this a compressed answer is hardly smaller. */
const smallestBytes = 1_000;

const compressors: Record<TextEncoding, (bytes: Uint8Array) => Promise<Uint8Array>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 6 }),
};

/** An answer that everybody gets. It is compressed when it is first asked for so, once. */
type KeptAnswer = {
  etag: string;
  /** What its forms take together at most: compressed ones are smaller than the plain one. */
  byteLength: number;
  /** The answer in the first of these encodings; as it is when it is too short to shrink. */
  bytes: (encodings: readonly TextEncoding[]) => Promise<{ bytes: Uint8Array; encoding?: TextEncoding }>;
};

/** Keeps a body for sending it many times. */
function keepAnswer(plain: Uint8Array): KeptAnswer {
  const forms = new Map<TextEncoding, Promise<Uint8Array>>();
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return {
    // Weak, because it is the same for every encoding.
    etag: `W/"${hash}"`,
    byteLength: plain.byteLength * 2,
    async bytes([encoding]) {
      if (!encoding || plain.byteLength < smallestBytes) return { bytes: plain };
      const form = forms.get(encoding) ?? compressors[encoding](plain);
      forms.set(encoding, form);
      return { bytes: await form, encoding };
    },
  };
}
