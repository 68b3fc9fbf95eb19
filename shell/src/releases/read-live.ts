import type { InlineComposition, ReleaseMapAnswer } from '@dana/contracts/release/composition';

export type Present = Pick<InlineComposition, 'id' | 'revision'>;
type Answer = Pick<ReleaseMapAnswer, 'composition' | 'revision' | 'shell' | 'remotes'>;

/**
 * Whether the live shop is another one than this document's. The revision has to be newer as well: a visitor of a
 * canary has another composition than the map all along.
 */
export function isNewer(live: Pick<Answer, 'composition' | 'revision'>, present: Present): boolean {
  return live.composition !== present.id && live.revision > present.revision;
}

/** A page that lost something waits for it, and so does the next look. Unit: milliseconds. */
const giveUpMs = 8_000;

/** Reads what is live now, for this visitor. Rejects when it cannot be had, and when the signal says so: without one, in time. */
export async function readLive(signal = AbortSignal.timeout(giveUpMs)): Promise<Answer> {
  const answer = await fetch('/release-map.json', { cache: 'no-store', signal });
  if (!answer.ok) throw new Error(`The release map answered ${answer.status}.`);
  // Made by our own server; only some fields of it are looked at.
  return (await answer.json()) as Answer;
}

/**
 * Whether the shop has gone on to other releases since this document was made. False when it cannot be known. Asked only
 * when something could not be loaded: a tab that stayed open for weeks asks for files that are gone.
 */
export async function isOutdated(present: Present): Promise<boolean> {
  return readLive().then(
    (live) => isNewer(live, present),
    () => false,
  );
}
