import { contactFormInputSchema } from '@dana/contracts/api/contact';
import { doneSchema } from '@dana/contracts/api/envelope';
import { Hono } from 'hono';
import type { Db } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import { renderEmail } from '../emails/layout/render-email.ts';
import { queueForStranger, queueEmail, type StrangerDeps } from '../emails/queue.ts';
import type { Compose } from '../emails/send.ts';
import { answerer } from '../http/answer.ts';
import type { ApiEnv, Lang } from '../http/context.ts';
import { writeOnce } from '../http/idempotency.ts';
import { callLimits } from '../http/limiter.ts';
import { readBody } from '../http/read-input.ts';
import { checkPhone } from '../places/phones.ts';
import { ownShop, shopMailbox } from '../shop/own-shop.ts';
import { type EmailWords, noticeText, sayAll } from '../messages.ts';

const windowSeconds = 600;
const fastestPersonMs = 1_000;

/** POST contact-form. */
export function contactRoutes(deps: ApiDeps) {
  const answer = answerer(deps);
  const messages = callLimits(deps, 'message', deps.limits.messages, windowSeconds);
  return new Hono<ApiEnv>().post('/contact-form', async (c) => {
    const { website, elapsed_ms: elapsedMs, ...typed } = await readBody(c, contactFormInputSchema);
    const message = { ...typed, phone: checkPhone(typed.phone) };
    const done = { success: true as const, message: noticeText('message_received', c.get('lang')) };
    // Browsers fill in what nobody sees, too, and people paste what they wrote before: a suspect is kept for a look, never lost.
    const isSuspect = website !== '' || (elapsedMs !== undefined && elapsedMs < fastestPersonMs);
    const received = await writeOnce(deps, c, {
      // Without the time that was taken: a second press comes later.
      body: message,
      before: () => messages.countAsker(c, message.email),
      async work(trx) {
        const row = { ...message, created_at: deps.now() };
        await trx.insertInto('contact_messages').values(row).execute();
        await queueContactEmails(trx, deps, { ...message, isSuspect }, c.get('lang'));
        return done;
      },
    });
    return answer(c, doneSchema, received);
  });
}

/** A message that somebody sent through the contact form. */
type ContactMessage = {
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  /** It may be a robot's. Missing in emails that an earlier release wrote down. */
  isSuspect?: boolean;
};

/**
 * Writes down the message to the shop's people, and to its sender that it arrived. What may be a robot's goes to the shop alone,
 * with a word on it: whoever the address belongs to may not have written.
 */
async function queueContactEmails(
  trx: Db,
  deps: StrangerDeps,
  { name, email, phone, subject, message, isSuspect = false }: ContactMessage,
  lang: Lang,
): Promise<void> {
  const facts = { name, email, phone, subject, message, isSuspect };
  await queueEmail(trx, deps, { kind: 'contact_message', lang, facts });
  if (isSuspect) return;
  // Anybody may type anybody's address: nothing that was typed goes there, or the shop would carry it to strangers.
  await queueForStranger(trx, deps, { kind: 'contact_received', lang, facts: { email }, email });
}

/** The message to the shop's people; an answer goes to who wrote it. */
export const composeContactMessage: Compose = async (deps, { facts, lang }) => {
  const { name, email, phone, subject, message: quote, isSuspect } = facts as ContactMessage;
  const to = await shopMailbox(deps);
  if (to === undefined) return null;
  const { facts: labels, ...words } = sayAll<
    EmailWords & { facts: Record<'name' | 'email' | 'phone' | 'subject', string> }
  >(lang, 'emails.contact_message', { subject }, isSuspect ? 'suspect' : undefined);
  const said = [
    { label: labels.name, value: name },
    { label: labels.email, value: email, isCode: true },
    ...(phone ? [{ label: labels.phone, value: phone, isCode: true }] : []),
    ...(subject ? [{ label: labels.subject, value: subject }] : []),
  ];
  return renderEmail(deps, { ...words, quote, facts: said }, { to, replyTo: email, lang });
};

/** To who wrote it: it arrived, and in which time the shop says that it answers. */
export const composeContactReceived: Compose = async (deps, { facts, lang }) => {
  const time = (await ownShop(deps.db)).promises?.replyWithin?.[lang] ?? '';
  const words = sayAll<EmailWords>(lang, 'emails.contact_received', { time }, time && 'promised');
  return renderEmail(deps, words, { to: (facts as { email: string }).email, lang });
};
