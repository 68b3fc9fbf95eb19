import { contactFormInputSchema } from '@dana/contracts/api/contact';
import { doneSchema } from '@dana/contracts/api/envelope';
import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import type { Letter } from '../emails/layout/letter.ts';
import { renderLetter } from '../emails/layout/render-letter.ts';
import { queueForStranger, queueLetter, type StrangerDeps } from '../emails/queue.ts';
import type { Compose } from '../emails/send.ts';
import { answerer } from '../http/answer.ts';
import type { ApiEnv, Lang } from '../http/context.ts';
import { writeOnce } from '../http/idempotency.ts';
import { callLimits } from '../http/limiter.ts';
import { noticeText } from '../http/messages.ts';
import { readBody } from '../http/read-input.ts';
import { checkPhone } from '../places/phones.ts';
import { ownShop, shopMailbox } from '../shop/own-shop.ts';

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
        await queueContactLetters(trx, deps, { ...message, isSuspect }, c.get('lang'));
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
  /** It may be a robot's. Missing in letters that an earlier release wrote down. */
  isSuspect?: boolean;
};

/**
 * Writes down the message to the shop's people, and to its sender that it arrived. What may be a robot's goes to the shop alone,
 * with a word on it: whoever the address belongs to may not have written.
 */
async function queueContactLetters(
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

/** The message to the shop's people; an answer goes to who wrote it. */
export const composeContactMessage: Compose = async (deps, { facts, lang }) => {
  const message = facts as ContactMessage;
  const to = await shopMailbox(deps);
  return to === undefined
    ? null
    : renderLetter(deps, toShop[lang](message), { to, replyTo: message.email, lang });
};

/** To who wrote it: it arrived. */
export const composeContactReceived: Compose = async (deps, { facts, lang }) => {
  const { promises } = await ownShop(deps.db);
  const letter = toSender[lang](promises?.replyWithin?.[lang]);
  return renderLetter(deps, letter, { to: (facts as { email: string }).email, lang });
};

const toShop: Record<Lang, (message: ContactMessage) => Letter> = {
  en: (message) => ({
    subject: message.isSuspect
      ? 'Perhaps spam: a message through the contact form'
      : 'A message through the contact form',
    preview: message.subject,
    heading: 'A message for you',
    paragraphs: message.isSuspect
      ? [
          'This message may have been written by a robot: it was sent within a second, or filled in a hidden field.',
        ]
      : [],
    quote: message.message,
    facts: factsOf(message, { name: 'From', email: 'E-mail', phone: 'Phone', subject: 'Subject' }),
    closing: 'Reply to this e-mail to answer the sender.',
  }),
  ar: (message) => ({
    subject: message.isSuspect ? 'قد تكون مزعجة: رسالة من نموذج التواصل' : 'رسالة من نموذج التواصل',
    preview: message.subject,
    heading: 'رسالة جديدة',
    paragraphs: message.isSuspect
      ? ['ربما كتب هذه الرسالة برنامج آلي: أُرسلت خلال ثانية أو مُلئ فيها حقل مخفي.']
      : [],
    quote: message.message,
    facts: factsOf(message, { name: 'من', email: 'البريد الإلكتروني', phone: 'الهاتف', subject: 'الموضوع' }),
    closing: 'يصل ردك على هذه الرسالة إلى مرسلها.',
  }),
};

function factsOf(
  { name, email, phone, subject }: ContactMessage,
  words: Omit<ContactMessage, 'message' | 'isSuspect'>,
) {
  return [
    { label: words.name, value: name },
    { label: words.email, value: email, isCode: true },
    ...(phone ? [{ label: words.phone, value: phone, isCode: true }] : []),
    ...(subject ? [{ label: words.subject, value: subject }] : []),
  ];
}

/** @param time – in which the shop says that it answers. */
const toSender: Record<Lang, (time: string | undefined) => Letter> = {
  en: (time) => ({
    subject: 'We have your message',
    preview: time ? `We answer within ${time}.` : 'We answer by e-mail.',
    heading: 'We have your message',
    paragraphs: [
      time
        ? `Thank you for writing to {{shop}}. A member of our team reads it and answers within ${time}.`
        : 'Thank you for writing to {{shop}}. We read it and answer by e-mail.',
    ],
    closing: 'If you did not write to us, somebody typed your address by mistake. Nothing needs to be done.',
  }),
  ar: (time) => ({
    subject: 'وصلتنا رسالتك',
    preview: time ? `نرد خلال ${time}.` : 'نرد عبر البريد الإلكتروني.',
    heading: 'وصلتنا رسالتك',
    paragraphs: [
      time
        ? `شكرًا لتواصلك مع {{shop}}. سيرد عليك أحد أفراد فريقنا عبر البريد الإلكتروني خلال ${time}.`
        : 'شكرًا لتواصلك مع {{shop}}. نقرأ رسالتك ونرد عليك عبر البريد الإلكتروني.',
    ],
    closing: 'إن لم تراسلنا فقد كُتب بريدك بالخطأ، ولا داعي لفعل أي شيء.',
  }),
};
