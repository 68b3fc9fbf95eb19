import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { sharedShop } from './shared-shop.ts';

/** The newest letter to an address that holds these words, as plain text; waits until there is one. */
export async function readLetter(to: string, words = ''): Promise<string> {
  await expect.poll(() => findLetter(to, words), { timeout: 15_000 }).toBeDefined();
  return (await findLetter(to, words)) ?? '';
}

async function findLetter(to: string, words: string): Promise<string | undefined> {
  const folder = join(sharedShop.dataDir, 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  for (const name of names.reverse()) {
    const letter = await readFile(join(folder, name), 'utf8');
    if (!letter.includes(`To: ${to}`)) continue;
    const text = plainText(letter);
    // Long lines of a letter are broken at spaces.
    if (text.replace(/\s+/g, ' ').includes(words)) return text;
  }
  return undefined;
}

/** The text part of a MIME letter, whichever way it was packed. */
function plainText(letter: string): string {
  const part = letter.split(/\r?\n--/).find((one) => /content-type: text\/plain/i.test(one)) ?? letter;
  const [head = '', ...body] = part.split(/\r?\n\r?\n/);
  const text = body.join('\n\n');
  if (/base64/i.test(head)) return Buffer.from(text, 'base64').toString('utf8');
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
