import { type Mail, NotDelivered } from '@dana/server/mail/mailer';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';

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

/** A letter as it was written down. */
type LetterRow = Selectable<Database['letters']>;

/**
 * How long a letter belongs to the sender that took it: far longer than composing and sending may take. One whose sender
 * died is due again afterwards.
 */
const takenMs = 2 * 60_000;

/**
 * Takes the letter that has been due the longest, so that no other sender takes it. Nothing is locked while it is sent: it
 * is due again later instead. Undefined when none is due.
 */
export function takeLetter(db: Kysely<Database>, now: Date): Promise<LetterRow | undefined> {
  return db
    .updateTable('letters')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), due_at: new Date(now.getTime() + takenMs) }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('letters')
        .select('id')
        .where('sent_at', 'is', null)
        .where('given_up_at', 'is', null)
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

/**
 * Writes down what became of a letter that was taken. Nothing is written when it is not as it was taken: an order
 * changed again meanwhile, and is to be reported again.
 */
async function endTurn(
  db: Kysely<Database>,
  letter: LetterRow,
  end: { sent_at: Date } | { given_up_at: Date; last_error: string } | { due_at: Date; last_error: string },
): Promise<void> {
  await db
    .updateTable('letters')
    .set(end)
    .where('id', '=', letter.id)
    .where('attempts', '=', letter.attempts)
    .where('due_at', '=', letter.due_at)
    .execute();
}

const secondMs = 1000;
const minuteMs = 60 * secondMs;

const firstPauseMs = 15 * secondMs;
const longestPauseMs = 60 * minuteMs;

/** How long a letter is tried. Source: docs/api.md. */
const triedForMs = 3 * 24 * 60 * minuteMs;

/** When a letter that could not be sent is tried again, each time after twice as long; null when it is given up. */
function nextAttempt(letter: { attempts: number; created_at: Date }, now: Date): Date | null {
  const pauseMs = Math.min(firstPauseMs * 2 ** Math.min(letter.attempts - 1, 20), longestPauseMs);
  const next = new Date(now.getTime() + pauseMs);
  return next.getTime() - letter.created_at.getTime() > triedForMs ? null : next;
}
