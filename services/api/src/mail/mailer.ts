import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';

/** A mail to one reader, in plain text and as HTML. */
export type Mail = { to: string; subject: string; text: string; html: string };

export type Mailer = {
  /**
   * Sends what `compose` answers, after the caller went on: neither the time nor the failure of a mail shows in an
   * answer. Nothing is sent for null. Failures are logged.
   */
  send: (compose: () => Promise<Mail | null>) => void;
  /** Resolves when everything handed over so far is sent or has failed. */
  idle: () => Promise<void>;
};

type MailerOptions = {
  /** `smtp://` or `smtps://` with user and password; without one, mails are files in `dataDir`/outbox. */
  smtpUrl?: string | undefined;
  from: string;
  dataDir: string;
  log: Logger;
};

/** The way mails leave the shop: an SMTP server, or a folder of .eml files that any mail program opens. */
export function createMailer({ smtpUrl, from, dataDir, log }: MailerOptions): Mailer {
  const deliver = smtpUrl ? toServer(smtpUrl, from) : toOutbox(join(dataDir, 'outbox'), from);
  return queueOf(deliver, (error) => log.error({ err: error }, 'a mail was not sent'));
}

/** A mailer over any way to deliver; mails go out one after the other. */
export function queueOf(deliver: (mail: Mail) => Promise<void>, onFailure: (error: unknown) => void): Mailer {
  let last = Promise.resolve();
  return {
    send: (compose) => {
      last = last
        .then(compose)
        .then((mail) => mail && deliver(mail))
        .then(() => undefined, onFailure);
    },
    idle: () => last,
  };
}

function toServer(smtpUrl: string, from: string): (mail: Mail) => Promise<void> {
  const transport = createTransport(smtpUrl);
  return async (mail) => {
    await transport.sendMail({ from, ...mail });
  };
}

function toOutbox(folder: string, from: string): (mail: Mail) => Promise<void> {
  const transport = createTransport({ streamTransport: true, buffer: true });
  let count = 0;
  return async (mail) => {
    const { message } = await transport.sendMail({ from, ...mail });
    count += 1;
    const time = new Date().toISOString().replace(/[:.]/g, '-');
    const path = join(folder, `${time}-${process.pid}-${count}.eml`);
    await mkdir(folder, { recursive: true });
    // Renamed when whole: a program that watches the folder never reads half a mail.
    await writeFile(`${path}.partial`, message)
      .then(() => rename(`${path}.partial`, path))
      .catch(async (error: unknown) => {
        await rm(`${path}.partial`, { force: true });
        throw error;
      });
  };
}
