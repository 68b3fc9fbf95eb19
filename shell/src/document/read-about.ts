import type { Locale } from '@dana/contracts/locale';
import type { AboutFacts } from '@dana/contracts/shop/shop-facts';

/** The page about the shop waits for it. Unit: milliseconds. */
const giveUpMs = 8_000;

/** What the shop tells on the page about it, from this server. Errors: rejects when it cannot be had. */
export async function readAbout(locale: Locale): Promise<AboutFacts | undefined> {
  const answer = await fetch(`/shop/about.json?lang=${locale}`, { signal: AbortSignal.timeout(giveUpMs) });
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`What the shop tells of itself was answered ${answer.status}.`);
  // Checked by the server when it read the shop's file.
  return (await answer.json()) as AboutFacts;
}
