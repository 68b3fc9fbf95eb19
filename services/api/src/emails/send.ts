import { type Mail, NotDelivered } from '@dana/server/mail/mailer';
import type { Selectable } from 'kysely';
import type { Database, Db } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';

/** Writes the mail of an email from how things are now; null when there is nothing to report any more. */
export type Compose = (deps: ApiDeps, email: EmailRow) => Promise<Mail | null>;

/** How emails of each kind are composed. */
export type EmailKinds = Readonly<Record<string, Compose>>;

/** What became of an email's turn. */
type Turn = 'sent' | 'nothing' | 'failed' | 'away';

/**
 * Sends the emails that are due, one after the other, until none is left, the mail server is away, or `isOver`. Any number
 * of processes may do so at once. Answers whether the server took what it was given.
 */
export async function sendDueEmails(
  deps: ApiDeps,
  kinds: EmailKinds,
  isOver: () => boolean = () => false,
): Promise<boolean> {
  while (!isOver()) {
    const email = await takeEmail(deps.db, deps.now());
    if (!email) return true;
    if ((await send(deps, kinds, email)) === 'away') return false;
  }
  return true;
}

async function send(deps: ApiDeps, kinds: EmailKinds, email: EmailRow): Promise<Turn> {
  try {
    const compose = Object.hasOwn(kinds, email.kind) ? kinds[email.kind] : undefined;
    // Written by a newer release beside this one: that one sends it.
    if (!compose) throw new Error('This release knows no emails of this kind.');
    const mail = await compose(deps, email);
    if (mail) await deps.mail.deliver({ ...mail, id: mailId(email), date: email.created_at });
    await endTurn(deps.db, email, { sent_at: deps.now() });
    const turn = mail ? 'sent' : 'nothing';
    deps.metrics.emailEnded({ kind: email.kind, result: turn });
    return turn;
  } catch (error) {
    return await keep(deps, email, error);
  }
}

/** Keeps an email for a later attempt, or gives it up. */
async function keep(deps: ApiDeps, email: EmailRow, error: unknown): Promise<Turn> {
  const now = deps.now();
  const { isFinal, isServerAway } = error instanceof NotDelivered ? error : notOfMail;
  const next = isFinal ? null : nextAttempt(email, now);
  const last_error = error instanceof NotDelivered ? error.message : 'It could not be composed.';
  const about = { err: error, emailId: email.id, kind: email.kind, attempts: email.attempts };
  await endTurn(deps.db, email, next ? { due_at: next, last_error } : { given_up_at: now, last_error });
  // Said when it is so: a process that ends between the two leaves the email to the end of its turn.
  deps.metrics.emailEnded({ kind: email.kind, result: next ? 'failed' : 'given_up' });
  if (next) deps.log.warn({ ...about, next }, 'an email was not sent and is kept');
  else deps.log.error(about, 'an email was given up');
  return isServerAway ? 'away' : 'failed';
}

const notOfMail = { isFinal: false, isServerAway: false };

/** The same for each attempt to send this email; another one once the order changed again. */
const mailId = ({ id, created_at }: EmailRow) => `${id}.${created_at.getTime().toString(36)}`;

/** An email as it was written down. */
type EmailRow = Selectable<Database['letters']>;

/**
 * How long an email belongs to the sender that took it: far longer than composing and sending may take. One whose sender
 * died is due again afterwards.
 */
const takenMs = 2 * 60_000;

/**
 * Takes the email that has been due the longest, so that no other sender takes it. Nothing is locked while it is sent: it
 * is due again later instead. Undefined when none is due.
 */
export function takeEmail(db: Db, now: Date): Promise<EmailRow | undefined> {
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
 * Writes down what became of an email that was taken. Nothing is written when it is not as it was taken: an order
 * changed again meanwhile, and is to be reported again.
 */
async function endTurn(
  db: Db,
  email: EmailRow,
  end: { sent_at: Date } | { given_up_at: Date; last_error: string } | { due_at: Date; last_error: string },
): Promise<void> {
  await db
    .updateTable('letters')
    .set(end)
    .where('id', '=', email.id)
    .where('attempts', '=', email.attempts)
    .where('due_at', '=', email.due_at)
    .execute();
}

const secondMs = 1000;
const minuteMs = 60 * secondMs;

const firstPauseMs = 15 * secondMs;
const longestPauseMs = 60 * minuteMs;

/** How long an email is tried. Source: docs/api.md. */
const triedForMs = 3 * 24 * 60 * minuteMs;

/** When an email that could not be sent is tried again, each time after twice as long; null when it is given up. */
function nextAttempt(email: { attempts: number; created_at: Date }, now: Date): Date | null {
  const pauseMs = Math.min(firstPauseMs * 2 ** Math.min(email.attempts - 1, 20), longestPauseMs);
  const next = new Date(now.getTime() + pauseMs);
  return next.getTime() - email.created_at.getTime() > triedForMs ? null : next;
}
