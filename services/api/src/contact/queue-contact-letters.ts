import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Lang } from '../http/context.ts';
import { queueForStranger, queueLetter, type StrangerDeps } from '../emails/queue.ts';

/** A message that somebody sent through the contact form. */
export type ContactMessage = {
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  /** It may be a robot's. Missing in letters that an earlier release wrote down. */
  isSuspect?: boolean;
};

/**
 * Writes down the message to the shop's people, and to its sender that it arrived. What may be a robot's goes to the shop alone,
 * with a word on it: whoever the address belongs to may not have written.
 */
export async function queueContactLetters(
  trx: Kysely<Database>,
  deps: StrangerDeps,
  { name, email, phone, subject, message, isSuspect = false }: ContactMessage,
  lang: Lang,
): Promise<void> {
  const facts = { name, email, phone, subject, message, isSuspect };
  await queueLetter(trx, deps, { kind: 'contact_message', lang, facts });
  if (isSuspect) return;
  // Anybody may type anybody's address: nothing that was typed goes there, or the shop would carry it to strangers.
  await queueForStranger(trx, deps, { kind: 'contact_received', lang, facts: { email }, email });
}
