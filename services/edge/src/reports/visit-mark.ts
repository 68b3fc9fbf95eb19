import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Composition } from '@dana/contracts/release/composition';

/** What a document's mark says once its signature was found good. */
export type VisitMark = {
  /** Different for every document that was sent. */
  id: string;
  revision: number;
  /** Whether the document was made with this release, as the one to show or the one to fall back to. */
  holds: (release: string) => boolean;
};

/** How long after it was sent a document may report. Unit: milliseconds. */
export const markLifetimeMs = 3_600_000;

const idBytes = 9;
const headBytes = idBytes + 4 + 4;
/** Of a release its name and version are distinguished by so much of their hash: a header must stay short. */
const releaseBytes = 4;
const signatureBytes = 16;

/** A mark for one document made from this composition, safe in a header. */
export function signVisit(composition: Composition, secret: string, nowMs = Date.now()): string {
  const head = Buffer.alloc(headBytes);
  freshId().copy(head);
  head.writeUInt32BE(Math.floor((nowMs + markLifetimeMs) / 1000), idBytes);
  head.writeUInt32BE(composition.revision, idBytes + 4);
  const body = Buffer.concat([head, hashesOf(composition)]);
  return `${body.toString('base64url')}.${signatureOf(composition.env, body, secret).toString('base64url')}`;
}

/** What a mark says, or undefined for one that is forged, damaged, over, or of another environment. */
export function readVisit(
  text: string,
  env: string,
  secret: string,
  nowMs = Date.now(),
): VisitMark | undefined {
  const [body = Buffer.alloc(0), signature = Buffer.alloc(0)] = text
    .split('.')
    .map((part) => Buffer.from(part, 'base64url'));
  if (body.length < headBytes || signature.length !== signatureBytes) return undefined;
  if (!timingSafeEqual(signature, signatureOf(env, body, secret))) return undefined;
  if (body.readUInt32BE(idBytes) * 1000 <= nowMs) return undefined;
  const releases = body.subarray(headBytes);
  return {
    id: body.toString('base64url', 0, idBytes),
    revision: body.readUInt32BE(idBytes + 4),
    holds: (release) => {
      const hash = hashOf(release);
      for (let at = 0; at < releases.length; at += releaseBytes)
        if (releases.subarray(at, at + releaseBytes).equals(hash)) return true;
      return false;
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

/** The same for every mark of a composition. */
function hashesOf(composition: Composition): Buffer {
  const known = hashes.get(composition);
  if (known) return known;
  const made = Buffer.concat(releasesOf(composition).map(hashOf));
  hashes.set(composition, made);
  return made;
}

function releasesOf({ shell, remotes }: Composition): string[] {
  const ofRemotes = Object.entries(remotes).flatMap(([name, { current, previous }]) =>
    [current, ...(previous ? [previous] : [])].map(({ version }) => `${name}@${version}`),
  );
  return [`shell@${shell.version}`, ...ofRemotes];
}

const hashOf = (release: string): Buffer =>
  createHash('sha256').update(release).digest().subarray(0, releaseBytes);

const signatureOf = (env: string, body: Buffer, secret: string): Buffer =>
  createHmac('sha256', secret).update(`${env}\n`).update(body).digest().subarray(0, signatureBytes);
