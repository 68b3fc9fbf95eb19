import { type Mail, queueOf } from '../mail/mailer.ts';

/** A mailer that keeps what it sends, for tests that read mails. A mail that cannot be written fails the test. */
export function recordMail() {
  const sent: Mail[] = [];
  const mail = queueOf(
    async (written) => {
      sent.push(written);
    },
    (error) => {
      throw error;
    },
  );
  return { mail, sent };
}
