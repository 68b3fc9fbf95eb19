import type { ApiDeps } from '../deps.ts';
import { type Mail, NotDelivered } from '@dana/server/mail/mailer';
import { nextAttempt } from './retry-times.ts';
import { endTurn, type LetterRow, takeLetter } from './take-letter.ts';

/** Writes the mail of a letter from how things are now; null when there is nothing to report any more. */
export type Compose = (deps: ApiDeps, letter: LetterRow) => Promise<Mail | null>;

/** How letters of each kind are composed. */
export type LetterKinds = Readonly<Record<string, Compose>>;

/** What became of a letter's turn. */
type Turn = 'sent' | 'nothing' | 'failed' | 'away';

/**
 * Sends the letters that are due, one after the other, until none is left, the mail server is away, or `isOver`. Any number
 * of processes may do so at once. Answers whether the server took what it was given.
 */
export async function sendDueLetters(
  deps: ApiDeps,
  kinds: LetterKinds,
  isOver: () => boolean = () => false,
): Promise<boolean> {
  while (!isOver()) {
    const letter = await takeLetter(deps.db, deps.now());
    if (!letter) return true;
    if ((await send(deps, kinds, letter)) === 'away') return false;
  }
  return true;
}

async function send(deps: ApiDeps, kinds: LetterKinds, letter: LetterRow): Promise<Turn> {
  try {
    const compose = Object.hasOwn(kinds, letter.kind) ? kinds[letter.kind] : undefined;
    // Written by a newer release beside this one: that one sends it.
    if (!compose) throw new Error('This release knows no letters of this kind.');
    const mail = await compose(deps, letter);
    if (mail) await deps.mail.deliver({ ...mail, id: mailId(letter), date: letter.created_at });
    await endTurn(deps.db, letter, { sent_at: deps.now() });
    const turn = mail ? 'sent' : 'nothing';
    deps.metrics.letterEnded({ kind: letter.kind, result: turn });
    return turn;
  } catch (error) {
    return await keep(deps, letter, error);
  }
}

/** Keeps a letter for a later attempt, or gives it up. */
async function keep(deps: ApiDeps, letter: LetterRow, error: unknown): Promise<Turn> {
  const now = deps.now();
  const { isFinal, isServerAway } = error instanceof NotDelivered ? error : notOfMail;
  const next = isFinal ? null : nextAttempt(letter, now);
  const last_error = error instanceof NotDelivered ? error.message : 'It could not be composed.';
  const about = { err: error, letter: letter.id, kind: letter.kind, attempts: letter.attempts };
  await endTurn(deps.db, letter, next ? { due_at: next, last_error } : { given_up_at: now, last_error });
  // Said when it is so: a process that ends between the two leaves the letter to the end of its turn.
  deps.metrics.letterEnded({ kind: letter.kind, result: next ? 'failed' : 'given_up' });
  if (next) deps.log.warn({ ...about, next }, 'a letter was not sent and is kept');
  else deps.log.error(about, 'a letter was given up');
  return isServerAway ? 'away' : 'failed';
}

const notOfMail = { isFinal: false, isServerAway: false };

/** The same for each attempt to send this letter; another one once the order changed again. */
const mailId = ({ id, created_at }: LetterRow) => `${id}.${created_at.getTime().toString(36)}`;
