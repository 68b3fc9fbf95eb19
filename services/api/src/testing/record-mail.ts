import type { Mailer, SentMail } from '@dana/server/mail/mailer';

/** A mailer that keeps what it sends, for tests that read mails. */
export function recordMail() {
  const sent: SentMail[] = [];
  const mail: Mailer = { deliver: async (written) => void sent.push(written), close: () => undefined };
  return { mail, sent };
}
