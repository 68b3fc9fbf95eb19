import type { Locale } from '@dana/contracts/locale';
import type { Navigation } from '@dana/contracts/navigation';
import { navigationPath } from '@dana/contracts/navigation-path';

/** Asks the storefront for the links of all places. Errors: rejects when it has no answer. */
export async function readNavigation(compositionId: string, locale: Locale): Promise<Navigation> {
  const answer = await fetch(navigationPath(compositionId, locale));
  if (!answer.ok) throw new Error(`The links of the menus answered ${answer.status}.`);
  // Made by our own server of releases that it has checked.
  return (await answer.json()) as Navigation;
}
