import { join } from 'node:path';
import type { Mailer } from './mailer.ts';
import { outboxMailer } from './outbox-mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

type MailSettings = {
  /** `smtp://` or `smtps://` with user and password; without it, mails are kept as files. */
  smtpUrl: string | undefined;
  /** The sender of all mails, `Name <address>` or an address; undefined leaves it to each. */
  mailFrom: string | undefined;
  /** Mails without a server are in its folder `outbox`. */
  dataDir: string;
};

/** The mailer of a server: to the SMTP server that is set, else into a folder. */
export const mailerOf = ({ smtpUrl, mailFrom, dataDir }: MailSettings): Mailer =>
  smtpUrl ? smtpMailer({ url: smtpUrl, from: mailFrom }) : outboxMailer(join(dataDir, 'outbox'), mailFrom);
