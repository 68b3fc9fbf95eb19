import type { SentMail } from './mailer.ts';

/** Who sends what names no sender. */
const unnamedSender = 'shop@localhost';

/** A mail as nodemailer takes it. @param sender – of all mails, `Name <address>` or an address; else each has its own. */
export function messageOf(mail: SentMail, sender: string | undefined) {
  const { id, unsubscribe, from: own, ...rest } = mail;
  const from = sender ?? own ?? unnamedSender;
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    ...rest,
    from,
    messageId: `<${id}@${domain}>`,
    headers: {
      // Nobody's out-of-office answer is needed (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        // One press in the mail program is enough (RFC 8058).
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}
