import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sampleCatalogue } from '@dana/config/sample-catalogue';
import { expect } from '@playwright/test';
import { sharedShop } from './shared-shop.ts';

/** Where the people of the sample shop read mail. */
export const shopMail: string = JSON.parse(readFileSync(join(sampleCatalogue, 'shop.json'), 'utf8')).contact
  .email;

/** The newest mail to an address that holds these words, as plain text; waits until there is one. */
export async function readMail(to: string, words = '', dataDir = sharedShop.dataDir): Promise<string> {
  // Long lines of a mail are broken at spaces.
  const find = async () =>
    (await mailsTo(to, dataDir)).find((text) => text.replace(/\s+/g, ' ').includes(words));
  await expect.poll(find, { timeout: 15_000 }).toBeDefined();
  return (await find()) ?? '';
}

/** All mails to an address as plain text, the newest first. */
export async function mailsTo(to: string, dataDir = sharedShop.dataDir): Promise<string[]> {
  const folder = join(dataDir, 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(names.reverse().map((name) => readFile(join(folder, name), 'utf8')));
  // At the start of a line: an answer to another email may go to the same address.
  return mails.filter((mail) => `\n${mail}`.includes(`\nTo: ${to}`)).map(plainText);
}

/** The text part of a MIME mail, whichever way it was packed. */
function plainText(mail: string): string {
  const part = mail.split(/\r?\n--/).find((one) => /content-type: text\/plain/i.test(one)) ?? mail;
  const [head = '', ...body] = part.split(/\r?\n\r?\n/);
  const text = body.join('\n\n');
  if (/base64/i.test(head)) return Buffer.from(text, 'base64').toString('utf8');
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
