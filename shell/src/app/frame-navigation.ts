import type { SentState } from '../document/read-document-state.ts';
import type { FrameNavigation } from '../frame/navigation/navigation-context.tsx';
import { readNavigation } from '../frame/navigation/read-navigation.ts';
import { standingOf } from '../frame/navigation/standing-of.ts';

/** The links of this document's frame. Where they are neither in it nor to be had, the shop goes on without them. */
export async function frameNavigation({
  composition,
  locale,
  navigation,
}: Pick<SentState, 'composition' | 'locale' | 'navigation'>): Promise<FrameNavigation> {
  const readAll = () => readNavigation(composition.id, locale);
  const standing = navigation ?? (await readAll().then(standingOf, () => ({})));
  return { standing, readAll };
}
