import type { InlineComposition } from '@dana/contracts/release';

/**
 * Whether the shop has gone on to other releases since this page was made. False when it cannot be known.
 * Asked only when something could not be loaded: a tab that stayed open for weeks asks for files that are gone.
 */
export async function isOutdated({ id }: Pick<InlineComposition, 'id'>): Promise<boolean> {
  try {
    const answer = await fetch('/release-map.json', { cache: 'no-store' });
    const map = (await answer.json()) as { composition?: string };
    return answer.ok && map.composition !== undefined && map.composition !== id;
  } catch {
    return false;
  }
}
