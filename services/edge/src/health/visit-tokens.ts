import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Composition } from '@dana/contracts/release/composition';
import { sharedSecret, type Store } from '@dana/releases/store/store';

/** What a document's token says once its signature was found good. */
export type VisitToken = {
  /** Different for every document that was sent. */
  id: string;
  /** Whether the document was made with this release, as the one to show or the one to fall back to. */
  holds: (release: string) => boolean;
  /** The first of these releases that the document was made with; of a deployable the one to show comes first. */
  shown: (releases: readonly string[]) => string | undefined;
};

/** Signs each document that is sent, and knows its signature again in a report, whichever edge sent it. */
export type VisitTokens = {
  /**
   * A fresh token for an answer's `Server-Timing`, where the page's script can read it; undefined while there is no key. Not for the
   * document: that is the same for everybody and kept, and a cookie would be shared by documents of different releases.
   */
  sign: (composition: Composition) => string | undefined;
  /** What a report's token says; undefined for one that is forged, damaged, over, or of another environment. */
  read: (text: string | undefined) => VisitToken | undefined;
  /** What stands for an address or a visit, the same at every edge: 48 bits under the shop's key. */
  hash: (kind: 'address' | 'visit', text: string) => Buffer;
};

/** How long after it was sent a document may report. Unit: milliseconds. */
export const tokenLifetimeMs = 3_600_000;

const idBytes = 9;
/** The id, the end in seconds, and the revision. */
const headBytes = idBytes + 4 + 4;
/** Of a release its name and version are distinguished by so much of their hash: a header must stay short. */
const releaseBytes = 4;
const signatureBytes = 16;
const firstReadMs = 1_000;
const retryMs = 10_000;

/**
 * Reads the key that all edges over the store share. A store that is away costs no page anything: documents go without a token, and
 * reports count for nothing, until it is back.
 */
export async function openVisitTokens({ store, env }: { store: Store; env: string }): Promise<VisitTokens> {
  let secret: string | undefined;
  let nextTryMs = 0;

  async function readSecret(): Promise<void> {
    if (secret !== undefined || Date.now() < nextTryMs) return;
    nextTryMs = Date.now() + retryMs;
    secret = await sharedSecret(store, 'visits').catch(() => undefined);
  }
  const limit = new Promise((resolve) => setTimeout(resolve, firstReadMs).unref());
  await Promise.race([readSecret(), limit]);

  return {
    sign(composition) {
      if (secret === undefined) void readSecret();
      return secret === undefined ? undefined : `visit;desc="${signVisit(composition, secret)}"`;
    },
    read(text) {
      if (secret === undefined) void readSecret();
      return text === undefined || secret === undefined ? undefined : readVisit(text, env, secret);
    },
    hash: (kind, text) =>
      createHmac('sha256', secret ?? '')
        .update(`${kind}\n${text}`)
        .digest()
        .subarray(0, 6),
  };
}

/** A token for one document made from this composition, safe in a header. Nothing in it is personal. */
export function signVisit(composition: Composition, secret: string, nowMs = Date.now()): string {
  const head = Buffer.alloc(headBytes);
  freshId().copy(head);
  head.writeUInt32BE(Math.floor((nowMs + tokenLifetimeMs) / 1000), idBytes);
  head.writeUInt32BE(composition.revision, idBytes + 4);
  const body = Buffer.concat([head, hashesOf(composition)]);
  return `${body.toString('base64url')}.${signatureOf(composition.env, body, secret).toString('base64url')}`;
}

/** What a token says; undefined for one that counts for nothing. */
export function readVisit(
  text: string,
  env: string,
  secret: string,
  nowMs = Date.now(),
): VisitToken | undefined {
  const [body = Buffer.alloc(0), signature = Buffer.alloc(0)] = text
    .split('.')
    .map((part) => Buffer.from(part, 'base64url'));
  if (body.length < headBytes || signature.length !== signatureBytes) return undefined;
  if (!timingSafeEqual(signature, signatureOf(env, body, secret))) return undefined;
  if (body.readUInt32BE(idBytes) * 1000 <= nowMs) return undefined;
  const placeOf = (release: string): number => {
    const hash = hashOf(release);
    for (let at = headBytes; at < body.length; at += releaseBytes)
      if (body.subarray(at, at + releaseBytes).equals(hash)) return at;
    return Number.POSITIVE_INFINITY;
  };
  return {
    id: body.toString('base64url', 0, idBytes),
    holds: (release) => Number.isFinite(placeOf(release)),
    shown: (names) => {
      const held = names.filter((name) => Number.isFinite(placeOf(name)));
      return held.toSorted((one, other) => placeOf(one) - placeOf(other))[0];
    },
  };
}

let random = Buffer.alloc(0);

/** Asking for many random bytes at once costs what asking for a few does. */
function freshId(): Buffer {
  if (random.length < idBytes) random = randomBytes(idBytes * 400);
  const id = random.subarray(0, idBytes);
  random = random.subarray(idBytes);
  return id;
}

const hashes = new WeakMap<Composition, Buffer>();

/** The same for every token of a composition. */
function hashesOf(composition: Composition): Buffer {
  const known = hashes.get(composition);
  if (known) return known;
  const { shell, remotes } = composition;
  const ofRemotes = Object.entries(remotes).flatMap(([name, { current, previous }]) =>
    [current, ...(previous ? [previous] : [])].map(({ version }) => `${name}@${version}`),
  );
  const made = Buffer.concat([`shell@${shell.version}`, ...ofRemotes].map(hashOf));
  hashes.set(composition, made);
  return made;
}

const hashOf = (release: string): Buffer =>
  createHash('sha256').update(release).digest().subarray(0, releaseBytes);

const signatureOf = (env: string, body: Buffer, secret: string): Buffer =>
  createHmac('sha256', secret).update(`${env}\n`).update(body).digest().subarray(0, signatureBytes);
