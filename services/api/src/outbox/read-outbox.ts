import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

/** A letter that lies in the outbox. */
export type FoundLetter = {
  name: string;
  to: string;
  subject: string;
  date: Date;
  text: string;
  html: string;
};

const shownMax = 200;
const namePattern = /^[\w-]+(?:\.\w+)?$/;
const ending = '.eml';

/** The newest letters of the folder; none where nothing was sent yet. */
export async function listOutbox(folder: string): Promise<FoundLetter[]> {
  const files = await readdir(folder).catch(() => []);
  const names = files
    .filter((file) => file.endsWith(ending))
    .sort()
    .reverse()
    .slice(0, shownMax)
    .map((file) => file.slice(0, -ending.length));
  const letters = await Promise.all(names.map((name) => readFromOutbox(folder, name)));
  return letters.filter((letter) => letter !== null);
}

/** One letter by its name, read as mail programs do; null when there is none. */
export async function readFromOutbox(folder: string, name: string): Promise<FoundLetter | null> {
  if (!namePattern.test(name)) return null;
  const bytes = await readFile(join(folder, `${name}${ending}`)).catch(() => null);
  if (!bytes) return null;
  const mail = await PostalMime.parse(bytes);
  return {
    name,
    to: mail.to?.map(({ address }) => address).join(', ') ?? '',
    subject: mail.subject ?? '',
    date: new Date(mail.date ?? 0),
    text: mail.text ?? '',
    html: mail.html ?? '',
  };
}
