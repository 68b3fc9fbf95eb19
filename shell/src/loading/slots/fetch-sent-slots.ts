import type { LoadingEnvironment } from '../environment.ts';
import { fetchExposed } from '../load-exposed.ts';
import { slotOwner } from './slot-owner.ts';

type SentSlotsOptions = Pick<LoadingEnvironment, 'remotes' | 'loader' | 'locale'> & {
  /** The HTML that the server sent. */
  sent: ParentNode;
};

/**
 * Asks at once for the code of every slot in the server's HTML. React comes to a slot last, and until its code is
 * there any change around it would throw away what the server rendered.
 */
export function fetchSentSlots({ remotes, loader, locale, sent }: SentSlotsOptions): void {
  const names = [...sent.querySelectorAll<HTMLElement>('[data-slot]')].map(
    ({ dataset }) => dataset.slot ?? '',
  );
  for (const name of new Set(names)) {
    const owner = slotOwner(remotes, name);
    if (owner) fetchExposed({ loader, locale }, owner.remote, owner.module);
  }
}
