import { compositionPath } from '@dana/contracts/composition-path';
import type { InlineComposition } from '@dana/contracts/release/composition';

/** The releases that a new document would be made of. Rejects when they cannot be had, as from a server of before. */
export async function readComposition(signal: AbortSignal): Promise<InlineComposition> {
  const answer = await fetch(compositionPath, { cache: 'no-store', signal });
  if (!answer.ok) throw new Error(`The composition answered ${answer.status}.`);
  // Made by our own server; the loader refuses releases that are not of the form that it can trust.
  return (await answer.json()) as InlineComposition;
}
