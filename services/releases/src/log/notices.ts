import type { Notice } from '@dana/contracts/release/notice';
import type { Move, Revision } from '@dana/contracts/release/revision';
import type { Store } from '../store/store.ts';
import { instantText } from './instants.ts';
import { madeLiveBy, originOf } from './publish-records.ts';
import type { Head } from './revisions.ts';

/** The notice of a revision. Its id names the revision's bytes, so that a log that was begun again repeats none. */
export function noticeOfRevision({ revision: { env, revision, change }, hash }: Head): Notice {
  const { at, verb, from, to, percent, actor, reason, forced, automatic } = change;
  const isTakenBack = automatic === true && (verb === 'rollback' || verb === 'abort');
  return {
    id: `revision_${env}_${revision}_${hash.slice(0, 12)}`,
    event: isTakenBack ? 'taken-back' : 'change',
    ...{ env, at, sentence: changeSentence(change), actor, reason, revision, verb },
    remotes: remotesOf(change),
    ...{ from, to, percent, forced, automatic },
  };
}

/** The notice of a revision, with what its release was built from. Never rejects. */
export async function readNotice(store: Store, head: Head): Promise<Notice> {
  const origin = await originOf(store, madeLiveBy(head.revision.change));
  return { ...noticeOfRevision(head), ...(origin && { origin }) };
}

type Suspicion = {
  suspect: { revision: number; remote: string; to?: string; at: string };
  sentence: string;
  takeBack: string;
};

/** The notice that releases fail more often since a change: once for each change. Never rejects. */
export async function noticeOfSuspicion(
  store: Store,
  env: string,
  { suspect, sentence, takeBack }: Suspicion,
  now: Date,
): Promise<Notice> {
  const { revision, remote } = suspect;
  const origin = await originOf(store, [suspect]);
  return {
    id: `suspicion_${env}_${revision}_${Date.parse(suspect.at).toString(36)}`,
    ...{ event: 'problem', env, at: now.toISOString(), subject: remote, revision, remotes: [remote] },
    sentence: `Look at the releases: ${sentence}. To take that back: ${takeBack}`,
    ...(origin && { origin }),
  };
}

type Told = Omit<Revision['change'], 'at' | 'actor' | 'reason'>;

/** What a change did, in one English sentence: for the log, for who made it, and for who is told. */
export function changeSentence(change: Told): string {
  const { verb, automatic, forced, approvedBy } = change;
  const sentence = Object.hasOwn(sentences, verb) ? sentences[verb]?.(change) : undefined;
  const marks = [
    automatic && 'by itself',
    forced && 'by force',
    approvedBy && `approved by ${approvedBy}`,
  ].filter(Boolean);
  return `${sentence ?? other(change)}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`;
}

/** What a change is about: the deployables that it names; none of a freeze of everything. */
export const remotesOf = ({ remotes, remote }: Told): string[] => remotes ?? (remote ? [remote] : []);

const sentences: Readonly<Record<string, (change: Told) => string>> = {
  promote: ({ remote, from, to, moves }) =>
    moves
      ? `Live for everybody, together: ${movesText(moves)}`
      : `${remote} ${to} is live for everybody${from ? `, before it was ${from}` : ''}`,
  rollback: ({ remote, from, to, moves }) =>
    moves ? `Taken back together: ${movesText(moves)}` : `${remote} was taken back from ${from} to ${to}`,
  retire: ({ remote, from }) => `${remote} ${from} has left the shop`,
  canary: ({ remote, to, percent }) => `${remote} ${to} goes to ${percent ?? 'a share of'} % of visitors`,
  abort: ({ remote, from, to }) => `The canary ${remote} ${from} was ended, everybody gets ${to}`,
  pause: ({ remote, to }) => `The canary ${remote} ${to} stays at its share`,
  resume: ({ remote, to }) => `The canary ${remote} ${to} climbs on`,
  freeze: ({ remote = 'Everything', until }) =>
    `${remote} is frozen${until ? ` until ${instantText(until)}` : ''}`,
  unfreeze: ({ remote = 'Everything' }) => `${remote} is no longer frozen`,
  restore: (change) =>
    `Earlier versions are live again: ${change.moves ? movesText(change.moves) : remotesOf(change).join(', ')}`,
};

const movesText = (moves: readonly Move[]): string => moves.map(moveText).join(', ');

/** From what to what: of equal versions only the canary ends. */
export const moveText = ({ remote, from = 'nothing', to = 'nothing' }: Move): string =>
  from === to ? `${remote} ${to} without its canary` : `${remote} ${from} → ${to}`;

/** A verb that an older or newer release of the servers writes. */
function other(change: Told): string {
  const step = [change.from, change.to].filter(Boolean).join(' → ');
  return [change.verb, remotesOf(change).join(', '), step].filter(Boolean).join(' ');
}
