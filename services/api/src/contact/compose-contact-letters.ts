import type { Lang } from '../http/context.ts';
import type { Letter } from '../letters/layout/letter.ts';
import { renderLetter } from '../letters/layout/render-letter.ts';
import type { Compose } from '../letters/send-letters.ts';
import { shopMailbox } from '../shop/shop-mailbox.ts';
import type { ContactMessage } from './queue-contact-letters.ts';

/** The message to the shop's people; an answer goes to who wrote it. */
export const composeContactMessage: Compose = async (deps, { facts, lang }) => {
  const message = facts as ContactMessage;
  const to = await shopMailbox(deps);
  return to === undefined
    ? null
    : renderLetter(deps, toShop[lang](message), { to, replyTo: message.email, lang });
};

/** To who wrote it: it arrived. */
export const composeContactReceived: Compose = (deps, { facts, lang }) =>
  renderLetter(deps, toSender[lang], { to: (facts as { email: string }).email, lang });

const toShop: Record<Lang, (message: ContactMessage) => Letter> = {
  en: (message) => ({
    subject: 'A message through the contact form',
    preview: message.subject,
    heading: 'A message for you',
    paragraphs: [],
    quote: message.message,
    facts: factsOf(message, { name: 'From', email: 'E-mail', phone: 'Phone', subject: 'Subject' }),
    closing: 'Reply to this e-mail to answer the sender.',
  }),
  ar: (message) => ({
    subject: 'رسالة من نموذج التواصل',
    preview: message.subject,
    heading: 'رسالة جديدة',
    paragraphs: [],
    quote: message.message,
    facts: factsOf(message, { name: 'من', email: 'البريد الإلكتروني', phone: 'الهاتف', subject: 'الموضوع' }),
    closing: 'يصل ردك على هذه الرسالة إلى مرسلها.',
  }),
};

function factsOf({ name, email, phone, subject }: ContactMessage, words: Omit<ContactMessage, 'message'>) {
  return [
    { label: words.name, value: name },
    { label: words.email, value: email, isCode: true },
    ...(phone ? [{ label: words.phone, value: phone, isCode: true }] : []),
    ...(subject ? [{ label: words.subject, value: subject }] : []),
  ];
}

const toSender: Record<Lang, Letter> = {
  en: {
    subject: 'We have your message',
    preview: 'We answer within one working day.',
    heading: 'We have your message',
    paragraphs: [
      'Thank you for writing to {{shop}}. A member of our team reads it and answers within one working day.',
    ],
    closing: 'If you did not write to us, somebody typed your address by mistake. Nothing needs to be done.',
  },
  ar: {
    subject: 'وصلتنا رسالتك',
    preview: 'نرد خلال يوم عمل واحد.',
    heading: 'وصلتنا رسالتك',
    paragraphs: [
      'شكرًا لتواصلك مع {{shop}}. سيرد عليك أحد أفراد فريقنا عبر البريد الإلكتروني خلال يوم عمل واحد.',
    ],
    closing: 'إن لم تراسلنا فقد كُتب بريدك بالخطأ، ولا داعي لفعل أي شيء.',
  },
};
