import type { Locale } from '@dana/contracts/locale';
import type { Navigation } from '@dana/contracts/navigation';
import { navigationPath } from '@dana/contracts/navigation-path';
import type { Offering } from '@dana/contracts/offers';
import { offeredLinks } from './offered-links.ts';

/** A page may wait for them. Unit: milliseconds. */
const giveUpMs = 8_000;

/** Asks the storefront for the links of all places; those that the back end has something behind. Errors: rejects when there is no answer in time. */
export async function readNavigation(
  compositionId: string,
  locale: Locale,
  offering: Offering = {},
): Promise<Navigation> {
  const answer = await fetch(navigationPath(compositionId, locale), {
    signal: AbortSignal.timeout(giveUpMs),
  });
  if (!answer.ok) throw new Error(`The links of the menus answered ${answer.status}.`);
  // Made by our own server of releases that it has checked.
  return offeredLinks((await answer.json()) as Navigation, offering);
}
