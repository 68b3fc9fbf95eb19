import { type Mailer, NotDelivered, type SentMail } from '@dana/server/mail/mailer';
import type { Outcome } from './post-delivery.ts';

/** Sends a mail once. Never rejects. `why` names no address. */
export async function mailDelivery(mailer: Mailer, mail: SentMail): Promise<Outcome> {
  try {
    await mailer.deliver(mail);
    return { isDelivered: true };
  } catch (error) {
    if (error instanceof NotDelivered)
      return { isDelivered: false, why: error.message, isFinal: error.isFinal };
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    return { isDelivered: false, why: `the mail could not be written (${code})` };
  }
}
