import { isIP } from 'node:net';
import type { Mailer } from '@dana/server/mail/mailer';
import { mailerOf } from '@dana/server/mail/mailer-of';
import { readEach } from '@dana/server/read-each';
import { givenOf, type Variables } from '@dana/server/server-settings';
import { readConsoleUrl } from './console-url.ts';
import { dataFolder } from '../store/local-folders.ts';

/** For one delivery. Unit: milliseconds. */
export const deliveryLimitMs = 10_000;

/** What deliveries are given from outside. */
export type HookSettings = {
  /** Addresses of private networks that hooks may lead to. */
  allowed: readonly string[];
  /** Where `/_releases` is, for links. */
  consoleUrl: string;
  mailer: Mailer;
};

/**
 * Reads `RELEASE_HOOKS_ALLOW` and `RELEASE_CONSOLE`, and `SMTP_URL`, `MAIL_FROM` and `DATA_DIR` as the API does.
 * Errors: throws `SettingsRefused`, with one sentence for each setting that is wrong.
 */
export function readHookSettings(environment: Variables, publicOrigin: string): HookSettings {
  const variables = givenOf(environment, ['SMTP_URL']);
  const words = (variables.RELEASE_HOOKS_ALLOW ?? '').split(',').flatMap((word) => word.trim() || []);
  return readEach({
    allowed: () => words.flatMap(readWord),
    consoleUrl: () => readConsoleUrl(variables, publicOrigin),
    mailer: () => readMailer(variables),
  });
}

function readMailer({ SMTP_URL: smtpUrl, MAIL_FROM: mailFrom, DATA_DIR }: Variables): Mailer {
  // What it is set to holds a password, so it is not repeated.
  if (smtpUrl !== undefined && !/^smtps?:\/\/\S+$/.test(smtpUrl))
    throw new Error('SMTP_URL is no address of a mail server, such as smtps://user:password@mail.example.');
  if (/[\r\n]/.test(mailFrom ?? '')) throw new Error('MAIL_FROM is the sender of mails, in one line.');
  return mailerOf({ smtpUrl, mailFrom, dataDir: dataFolder(DATA_DIR) });
}

function readWord(word: string): string[] {
  if (word === 'loopback') return ['127.0.0.1', '::1'];
  if (isIP(word) !== 0) return [word];
  throw new Error(
    `RELEASE_HOOKS_ALLOW: "${word}" is no address; it is addresses with commas between, or "loopback".`,
  );
}
