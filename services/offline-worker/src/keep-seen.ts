import type { SeenReport } from '@dana/contracts/offline';
import { keepFiles, keepPictures } from './keep-files.ts';
import { keepFrame, keepPage } from './keep-page.ts';

let work: Promise<void> = Promise.resolve();

/** Keeps what a page reports that it has shown: one report after the other, and what cannot be had is left out. Never rejects. */
export function keepSeen(data: unknown): Promise<void> {
  if (!isReport(data)) return Promise.resolve();
  work = work.then(() => keep(data)).catch(() => undefined);
  return work;
}

async function keep({ page, frames, files }: SeenReport): Promise<void> {
  const released = files.filter(isReleased);
  await keepFiles(released.map((url) => ({ url })));
  if (page !== undefined) await keepPage(page);
  for (const frame of frames) await keepFrame(frame);
  await keepPictures(files.filter((url) => !isReleased(url)));
}

/** A released file has an address of this origin, or of the one that has all of them. */
const isReleased = (url: string): boolean => new URL(url, location.href).pathname.startsWith('/assets/');

const isReport = (data: unknown): data is SeenReport =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'seen';
