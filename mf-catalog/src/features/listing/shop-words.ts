import { type ListingState, writeListing } from './listing-state.ts';

/** The addresses that menus lead to, and the keys of what the page is called there. */
const named: Record<string, { title: string; text: string }> = {
  '?status=on-sale': { title: 'shop.offers', text: 'shop.offersText' },
  '?sort=new-added': { title: 'shop.new', text: 'shop.newText' },
};
const whole = { title: 'shop.title', text: undefined };

/**
 * What the shop's page is called (keys of this remote's texts): by its menu entry where it is exactly that, whichever page of it.
 * Without a `text` it has the shop's own words.
 */
export function shopWords(state: ListingState): { title: string; text: string | undefined } {
  return named[writeListing({ ...state, page: 1, view: undefined })] ?? whole;
}
