import { type Mail, queueOf } from '../mail/mailer.ts';

/** A mailer that keeps what it sends, for tests that read letters. A letter that cannot be written fails the test. */
export function recordMail() {
  const sent: Mail[] = [];
  const mail = queueOf(
    async (letter) => {
      sent.push(letter);
    },
    (error) => {
      throw error;
    },
  );
  return { mail, sent };
}
