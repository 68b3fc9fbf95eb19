import type { Mailer, SentMail } from '@dana/server/mail/mailer';

/** A mailer that keeps what it sends, as far as `isKept` says so, for tests that read mails. */
export function recordMail(isKept: (mail: SentMail) => boolean = () => true) {
  const sent: SentMail[] = [];
  const mail: Mailer = {
    deliver: async (written) => {
      if (isKept(written)) sent.push(written);
    },
    close: () => undefined,
  };
  return { mail, sent };
}
