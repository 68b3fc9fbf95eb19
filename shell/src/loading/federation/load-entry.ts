import type { ReleaseLite } from '@dana/contracts/release/composition';
import { loadEntryScript } from './load-entry-script.ts';

/** Where a release's entry stands, as the document names it. */
export const entryUrl = ({ base, entry }: ReleaseLite): string => `${base}${entry.file}`;

/** Runs the entry of a release, unless it ran. @param attempt – how often that failed before. Errors: `loadEntryScript`'s. */
export const loadEntry = (release: ReleaseLite, attempt = 0): Promise<unknown> =>
  loadEntryScript(entryUrl(release), release.entry.integrity, release.container, attempt);
