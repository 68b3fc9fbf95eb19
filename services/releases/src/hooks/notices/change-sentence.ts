import type { Revision } from '@dana/contracts/release/revision';

type Change = Revision['change'];

/** What a change did, in one English sentence. */
export function changeSentence(change: Change): string {
  const { verb, automatic, forced } = change;
  const sentence = Object.hasOwn(sentences, verb) ? sentences[verb]?.(change) : undefined;
  const marks = [automatic && 'by itself', forced && 'by force'].filter(Boolean);
  return `${sentence ?? other(change)}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`;
}

/** What a change is about: the deployables that it names. */
export const remotesOf = ({ remotes, remote }: Change): string[] => remotes ?? (remote ? [remote] : []);

const sentences: Readonly<Record<string, (change: Change) => string>> = {
  promote: ({ remote, from, to }) =>
    `${remote} ${to} is live for everybody${from ? `, before it was ${from}` : ''}`,
  rollback: ({ remote, from, to }) => `${remote} was taken back from ${from} to ${to}`,
  canary: ({ remote, to, percent }) => `${remote} ${to} goes to ${percent ?? 'a share of'} % of visitors`,
  abort: ({ remote, from, to }) => `The canary ${remote} ${from} was ended, everybody gets ${to}`,
  pause: ({ remote, to }) => `The canary ${remote} ${to} stays at its share`,
  resume: ({ remote, to }) => `The canary ${remote} ${to} climbs on`,
  freeze: ({ remote }) => `${remote} is frozen`,
  unfreeze: ({ remote }) => `${remote} is no longer frozen`,
  restore: (change) => `Earlier versions are live again of ${remotesOf(change).join(', ')}`,
};

/** A verb that a newer release of the servers writes. */
function other(change: Change): string {
  const step = [change.from, change.to].filter(Boolean).join(' → ');
  return [change.verb, remotesOf(change).join(', '), step].filter(Boolean).join(' ');
}
