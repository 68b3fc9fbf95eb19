import { pageSetHeader } from '@dana/contracts/offline';
import { readDocument } from './document-parts.ts';
import { hasFiles, keepFiles } from './keep-files.ts';
import { putWithin } from './put-within.ts';
import { enterSet, limits, type PageSet, presentSet } from './stores.ts';

/** What is written down beside a kept page. */
export type PageNote = { title: string; files: string[]; keptAtMs: number };

const noteHeader = 'X-Kept';
/** Of the answer's headers a kept page has those without which it would be another one. */
const ownHeaders = [
  'Content-Security-Policy',
  'Content-Type',
  'Referrer-Policy',
  'Cross-Origin-Opener-Policy',
];

/** Keeps the document of a page, and what leads to it within the shop, once all of its files are kept. */
export async function keepPage(address: string): Promise<void> {
  const askedAtMs = Date.now();
  const answer = await fetch(address, { priority: 'low', redirect: 'manual' });
  const name = answer.headers.get(pageSetHeader);
  const set = name === null ? undefined : await enterSet(name, askedAtMs);
  const isOwn = /no-store/.test(answer.headers.get('Cache-Control') ?? '');
  // To who has a session it comes with what is theirs: what is kept is everybody's.
  if (set && answer.status === 200 && isOwn) return keepFrame(address);
  if (!set || answer.status !== 200) return void (await (await presentSet())?.pages.delete(address));
  if (!(await keepDocument(set, address, answer))) return;
  const data = `/page-data${address}`;
  const payload = await fetch(data, { priority: 'low' });
  if (payload.status === 200 && payload.headers.get(pageSetHeader) === set.name)
    await putWithin(set.data, limits.data, data, payload);
}

/**
 * Keeps the document of a page whose content is the shopper's own and comes later. It is asked for without cookies, so that
 * nothing in it can be anybody's.
 */
export async function keepFrame(address: string): Promise<void> {
  const set = await presentSet();
  if (!set || (await keptPage(address))) return;
  const answer = await fetch(address, { credentials: 'omit', priority: 'low', redirect: 'manual' });
  const [composition] = (answer.headers.get(pageSetHeader) ?? '').split(' ');
  if (answer.status === 200 && composition === set.name.split(' ')[0])
    await keepDocument(set, address, answer);
}

async function keepDocument(set: PageSet, address: string, answer: Response): Promise<boolean> {
  const headers = new Headers();
  for (const name of ownHeaders) headers.set(name, answer.headers.get(name) ?? '');
  const html = await answer.text();
  const parts = readDocument(html);
  if (!parts || !(await keepFiles(parts.files))) return false;
  const note: PageNote = {
    title: parts.title,
    files: parts.files.map(({ url }) => url),
    keptAtMs: Date.now(),
  };
  headers.set(noteHeader, encodeURIComponent(JSON.stringify(note)));
  return putWithin(set.pages, limits.pages, address, new Response(html, { headers }));
}

/** A page of this device with its note; undefined where none is kept, or one of its files is gone. */
export async function keptPage(address: string): Promise<{ answer: Response; note: PageNote } | undefined> {
  const set = await presentSet();
  const answer = await set?.pages.match(address);
  const note = answer && noteOf(answer);
  if (!set || !answer || !note) return undefined;
  if (await hasFiles(note.files)) return { answer, note };
  await set.pages.delete(address);
  return undefined;
}

/** Addresses and titles of the kept pages, the latest first. */
export async function keptPages(): Promise<{ address: string; title: string }[]> {
  const set = await presentSet();
  const answers = (await set?.pages.keys())?.map(async (key) => {
    const { pathname, search } = new URL(key.url);
    const answer = await set?.pages.match(key);
    return { address: pathname + search, title: (answer && noteOf(answer)?.title) ?? pathname };
  });
  return (await Promise.all(answers ?? [])).reverse();
}

function noteOf({ headers }: Response): PageNote | undefined {
  const text = headers.get(noteHeader);
  return text === null ? undefined : (JSON.parse(decodeURIComponent(text)) as PageNote);
}
