import type { InlineComposition, ReleaseMapAnswer } from '@dana/contracts/release';
import type { UpdateFlag } from './update-flag.ts';

/** How often the release map is asked for. Unit: milliseconds. Source: docs/shop-rules.md. */
export const updateCheckMs = 3_600_000;

type Present = Pick<InlineComposition, 'id' | 'revision'>;
type Answer = Pick<ReleaseMapAnswer, 'composition' | 'revision'>;

/**
 * Whether the live shop is another one than this document's. The revision has to be newer as well: a visitor of a
 * canary has another composition than the map all along.
 */
export function isNewer(live: Answer, present: Present): boolean {
  return live.composition !== present.id && live.revision > present.revision;
}

/** Reads what is live now. Rejects when it cannot be had. */
export async function readLive(): Promise<Answer> {
  const answer = await fetch('/release-map.json', { cache: 'no-store' });
  if (!answer.ok) throw new Error(`The release map answered ${answer.status}.`);
  // Made by our own server; only two fields of it are looked at.
  return (await answer.json()) as Answer;
}

/** Looks for a release every hour and whenever the tab is looked at again, until one was found. Failures are silent. */
export function watchUpdates(present: Present, flag: UpdateFlag): () => void {
  let isAsking = false;
  const check = async (): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    try {
      if (isNewer(await readLive(), present)) {
        flag.isUpdated = true;
        stop();
      }
    } catch {
      // The next look will tell.
    } finally {
      isAsking = false;
    }
  };
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') void check();
  };
  const timer = setInterval(() => void check(), updateCheckMs);
  const stop = (): void => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
  document.addEventListener('visibilitychange', onVisible);
  return stop;
}
