import { type RefObject, useEffect, useRef } from 'react';
import { type ListingState, writeListing } from './listing-state.ts';

/**
 * After a change of page, and only then, the focus goes to the heading of the results: the links that were pressed are
 * below them. A filter or another order leaves the focus where it is.
 */
export function usePagingFocus(
  state: ListingState,
  isSettled: boolean,
  heading: RefObject<HTMLElement | null>,
): void {
  const rest = writeListing({ ...state, page: 1, view: undefined });
  const shown = useRef({ page: state.page, rest });
  useEffect(() => {
    if (!isSettled) return;
    const isPaged = shown.current.rest === rest && shown.current.page !== state.page;
    shown.current = { page: state.page, rest };
    if (isPaged) heading.current?.focus();
  }, [isSettled, rest, state.page, heading]);
}
