import { createTransport } from 'nodemailer';
import { messageOf } from './mail-headers.ts';
import { type Mailer, NotDelivered } from './mailer.ts';

type SmtpOptions = {
  /** `smtp://` or `smtps://` with user and password. */
  url: string;
  /** The sender of all mails, whatever they say. */
  from?: string | undefined;
  /** How long the server may take for one mail, in all. */
  limitMs?: number;
};

type SmtpFailure = Error & { code?: string; responseCode?: number };

const standardLimitMs = 30_000;
// What nodemailer calls a server that cannot be reached, does not answer, or does not know us.
const awayCodes = new Set(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'EAUTH', 'ETLS', 'EPROTOCOL']);

/** Sends mails through an SMTP server, one connection each, so that a server that restarts takes none down with it. */
export function smtpMailer({ url, from, limitMs = standardLimitMs }: SmtpOptions): Mailer {
  const stopped = new AbortController();
  const transportOf = () =>
    createTransport({
      url,
      connectionTimeout: limitMs,
      greetingTimeout: limitMs,
      socketTimeout: limitMs,
      dnsTimeout: limitMs,
    });
  return {
    async deliver(mail) {
      const transport = transportOf();
      try {
        // Its own limits are for each step: a server that sends a byte now and then would hold it up for days.
        await within(limitMs, stopped.signal, transport.sendMail(messageOf(mail, from)));
      } catch (error) {
        throw error instanceof NotDelivered ? error : deliveryFailure(error as SmtpFailure);
      } finally {
        transport.close();
      }
    },
    close: () => stopped.abort(),
  };
}

async function within<Result>(limitMs: number, signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  const late = new NotDelivered('The mail server took too long.', { isServerAway: true });
  const limit = AbortSignal.any([signal, AbortSignal.timeout(limitMs)]);
  // Given up, it may still fail later.
  work.catch(() => undefined);
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      if (limit.aborted) reject(late);
      limit.addEventListener('abort', () => reject(late), { once: true });
    }),
  ]);
}

function deliveryFailure({ code, responseCode = 0 }: SmtpFailure): NotDelivered {
  const isFinal = code === 'EENVELOPE' && responseCode >= 500;
  const isServerAway = awayCodes.has(code ?? '');
  return new NotDelivered(
    ['The mail server refused:', code ?? 'unknown', responseCode || ''].join(' ').trim(),
    {
      isFinal,
      isServerAway,
    },
  );
}
