import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Composition } from '@dana/contracts/release/composition';
import { type NotedReason, notesBytes, readNotes } from './mark-notes.ts';
import type { SlotNote } from './slot-notes.ts';

/** What a document's mark says once its signature was found good. */
export type VisitMark = {
  /** Different for every document that was sent. */
  id: string;
  revision: number;
  /** Whether the document was made with this release, as the one to show or the one to fall back to. */
  holds: (release: string) => boolean;
  /** The first of these releases that the document was made with; of a deployable the one to show comes first. */
  shown: (releases: readonly string[]) => string | undefined;
  /** Why a slot was as it was; undefined where everybody gets its stable version, and for marks of older edges. */
  noteOf: (slot: string) => NotedReason | undefined;
  /** Of a document that only who has the link can open: nothing that it reports counts. */
  isPreview: boolean;
  /** Unit: milliseconds since 1970. */
  sentMs: number;
};

/** How long after it was sent a document may report. Unit: milliseconds. */
export const markLifetimeMs = 3_600_000;

const idBytes = 9;
const headBytes = idBytes + 4 + 4;
/** Of a release its name and version are distinguished by so much of their hash: a header must stay short. */
const releaseBytes = 4;
const signatureBytes = 16;

/**
 * A mark for one document made from this composition, safe in a header. Nothing in it is personal.
 * @param notes – why it was this composition, where not everybody gets the same (`mark-notes.ts`).
 */
export function signVisit(
  composition: Composition,
  notes: readonly SlotNote[],
  secret: string,
  nowMs = Date.now(),
): string {
  const head = Buffer.alloc(headBytes);
  freshId().copy(head);
  head.writeUInt32BE(Math.floor((nowMs + markLifetimeMs) / 1000), idBytes);
  head.writeUInt32BE(composition.revision, idBytes + 4);
  const body = Buffer.concat([head, hashesOf(composition), notesBytes(notes)]);
  return `${body.toString('base64url')}.${signatureOf(composition.env, body, secret).toString('base64url')}`;
}

/**
 * What a mark says, or undefined for one that is forged, damaged, over, or of another environment.
 * @param nowMs – 0 reads one that is over as well.
 */
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
  const endMs = body.readUInt32BE(idBytes) * 1000;
  if (endMs <= nowMs) return undefined;
  const { releases, noteOf, isPreview } = readNotes(body.subarray(headBytes));
  const placeOf = (release: string): number => {
    const hash = hashOf(release);
    for (let at = 0; at < releases.length; at += releaseBytes)
      if (releases.subarray(at, at + releaseBytes).equals(hash)) return at;
    return Number.POSITIVE_INFINITY;
  };
  return {
    id: body.toString('base64url', 0, idBytes),
    revision: body.readUInt32BE(idBytes + 4),
    holds: (release) => Number.isFinite(placeOf(release)),
    shown: (names) =>
      names
        .map((name) => ({ name, place: placeOf(name) }))
        .filter(({ place }) => Number.isFinite(place))
        .toSorted((one, other) => one.place - other.place)[0]?.name,
    noteOf,
    isPreview,
    sentMs: endMs - markLifetimeMs,
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
