import type { MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import type { ListingState } from './listing-state.ts';
import type { Listing } from './use-listing.ts';

type FilterLinkProps = Omit<LinkProps, 'to'> & { listing: Listing; next: ListingState };

/**
 * A filter that is a link. A plain click takes effect at once, like the boxes and the order beside it: what is pressed
 * next then builds on it, and not on the address that the router is still leaving.
 */
export function FilterLink({ listing, next, ...anchor }: FilterLinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    listing.goTo(next);
  };
  return <Link discover="none" {...anchor} to={listing.hrefOf(next)} preventScrollReset onClick={follow} />;
}
