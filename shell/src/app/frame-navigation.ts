import type { DocumentState } from '@dana/contracts/page-state';
import type { FrameNavigation } from '../frame/navigation/navigation-context.tsx';
import { standingOf } from '../frame/navigation/standing-of.ts';

/** The links of this document's frame. Where they are neither in it nor to be had, the shop goes on without them. */
export async function frameNavigation(
  { navigation }: Pick<DocumentState, 'navigation'>,
  readAll: FrameNavigation['readAll'],
): Promise<FrameNavigation> {
  const standing = navigation ?? (await readAll().then(standingOf, () => ({})));
  return { standing, readAll };
}
