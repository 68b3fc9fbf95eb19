import type { SentMail } from './mailer.ts';

/** A mail as nodemailer takes it. `from` is the sender, `Name <address>` or an address. */
export function messageOf(mail: SentMail, from: string) {
  const { id, unsubscribe, ...rest } = mail;
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
