import { matchRoute } from '@dana/contracts/match-route';
import type { Composition } from '@dana/contracts/release/composition';
import type { HeadWatch } from '@dana/releases/log/watch-head';
import { RenderRefusal, type RenderRequest, type RenderResult } from '@dana/releases/rendering/messages';
import { clientOf } from '@dana/server/request-client';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { RenderPool } from '../render/render-pool.ts';
import type { ReleaseAnswer } from '../session/release-request.ts';
import { isBot, readVisitor } from '../session/visitor.ts';
import type { Reporters } from './reporters.ts';
import type { VisitCounts } from './visit-counts.ts';

type FailedOptions = {
  watch: Pick<HeadWatch, 'current'>;
  render: RenderPool['render'];
  counts: Pick<VisitCounts, 'add'>;
  reporters: Pick<Reporters, 'asking'>;
  /** Called for each visit whose page a release could not make. */
  onCounted: (release: string) => void;
};

/** What came in place of a page: the page that says so, or why there is none. */
export type Failure = RenderResult | Error;
/** Says that a page could not be made for who asks. Nobody waits for it. */
export type NoteFailure = (
  c: Context,
  answer: ReleaseAnswer,
  request: RenderRequest,
  failure: Failure,
) => void;

/** Pages that are tried with the version before, and how long what that came to is known. Unit: milliseconds. */
const knownMax = 200;
const knownMs = 60_000;
/** Beyond so many that wait none is tried: then it counts for nothing. */
const waitingMax = 10;

/**
 * Counts pages that a release could not make. The same page is made once more without that release: what the version before cannot make
 * either was asked for with bad input, or the back end is at fault, and counts for nothing. Of several releases of a page the one that
 * changed last is tried first.
 */
export function createFailedRenders({
  watch,
  render,
  counts,
  reporters,
  onCounted,
}: FailedOptions): NoteFailure {
  const known = new Map<string, { release: Promise<string | undefined>; untilMs: number }>();
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  /** The releases of a page, the one that changed last first. */
  function suspectsOf({ shell, remotes }: Composition, path: string): string[] {
    const owner = matchRoute(remotes, path)?.remote ?? '';
    const slots = watch.current()?.revision.slots ?? {};
    const changedAt = (name: string): string => {
      const { canary, stableSince = '' } = slots[name] ?? {};
      return canary?.since ?? stableSince;
    };
    const names = [owner, 'shell'].toSorted((one, other) => (changedAt(one) < changedAt(other) ? 1 : -1));
    return names.flatMap((name) => {
      const version = name === 'shell' ? shell.version : remotes[name]?.current.version;
      return version === undefined ? [] : `${name}@${version}`;
    });
  }

  /** The release without which the page can be made; its owner, where there is no version before to try. */
  async function findFault({ composition, without }: ReleaseAnswer, request: RenderRequest) {
    const suspects = suspectsOf(composition, request.path);
    let hasTried = false;
    for (const release of suspects) {
      const other = without?.(release);
      if (!other || other.id === composition.id) continue;
      hasTried = true;
      const result = await render(other, request).catch((error: Error) => error);
      if (!isFailed(result)) return release;
    }
    return hasTried ? undefined : suspects.find((release) => !release.startsWith('shell@'));
  }

  function faultOf(answer: ReleaseAnswer, request: RenderRequest): Promise<string | undefined> {
    const { locale, currency, path, search } = request;
    const key = [answer.composition.id, locale, currency, path, search].join(' ');
    const found = known.get(key);
    if (found && found.untilMs > Date.now()) return found.release;
    if (waiting >= waitingMax) return Promise.resolve(undefined);
    waiting += 1;
    // One after the other: what is tried must not take the threads from pages that somebody waits for.
    const release = last
      .then(() => findFault(answer, request))
      .catch(() => undefined)
      .finally(() => {
        waiting -= 1;
      });
    last = release;
    known.delete(key);
    known.set(key, { release, untilMs: Date.now() + knownMs });
    const [oldest = ''] = known.keys();
    if (known.size > knownMax) known.delete(oldest);
    return release;
  }

  return (c, answer, request, failure) => {
    if (answer.isPreview || !isOfRelease(failure) || isBot(c.req.header('user-agent'))) return;
    const client = clientOf(c);
    const address = reporters.asking(client);
    const { visitorId = c.req.header('user-agent') ?? '' } = readVisitor(getCookie(c), client.isSecure);
    void faultOf(answer, request).then((release) => {
      if (release === undefined) return;
      counts.add({ visit: `asks ${visitorId}`, address }, release, 'unrendered');
      onCounted(release);
    });
  };
}

const isFailed = (result: Failure): boolean =>
  result instanceof Error || (result.kind === 'html' && result.status >= 500);

/** Whether a release can be at fault: not where pages had no room, and not where calls of the back end had no answer. */
function isOfRelease(failure: Failure): boolean {
  if (failure instanceof RenderRefusal)
    return ['late', 'thread lost', 'route paused'].includes(failure.reason);
  if (failure instanceof Error) return true;
  return isFailed(failure) && failure.kind === 'html' && failure.hasAllData !== false;
}
