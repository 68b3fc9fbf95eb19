import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { messageOf } from './mail-headers.ts';
import type { Mailer } from './mailer.ts';

/** Keeps mails as .eml files in a folder, which any mail program opens. A mail that comes again replaces itself. */
export function outboxMailer(folder: string, from?: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async deliver(mail) {
      const { message } = await transport.sendMail(messageOf(mail, from));
      const time = mail.date.toISOString().replace(/[:.]/g, '-');
      const path = join(folder, `${time}-${mail.id}.eml`);
      await mkdir(folder, { recursive: true });
      // Renamed when whole: a program that watches the folder never reads half a mail.
      await writeFile(`${path}.partial`, message)
        .then(() => rename(`${path}.partial`, path))
        .catch(async (error: unknown) => {
          await rm(`${path}.partial`, { force: true });
          throw error;
        });
    },
    close: () => undefined,
  };
}
