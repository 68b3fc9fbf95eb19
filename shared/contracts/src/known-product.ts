/**
 * What a card, a list or a carousel knew of a product when its link was followed: enough to begin its page with. Kept in
 * the QueryClient, so that the remote of the page can read it without knowing who drew the card.
 */
export type KnownProduct = {
  name: string;
  /** Language of the name, when it is not the page's. */
  nameLang?: 'en' | 'ar' | undefined;
  /** The closest one. */
  category?: { name: string; slug: string } | undefined;
  /** `average` 0–5. */
  rating: { average: number; count: number };
  /** In major units of the shown currency. */
  price: number;
  oldPrice: number | null;
  /** Address of the picture as it was drawn, which is in the browser's cache. */
  picture?: string | undefined;
  hasMorePictures: boolean;
};

/** The picture that goes along from a card to its product's page and back, for browsers' view transitions. One on a page at a time. */
export const openedPictureName = 'opened-picture';

/** Where a known product is kept. @param slug – as in its address. */
export const knownProductKey = (slug: string, { locale, currency }: { locale: string; currency: string }) =>
  ['known-product', slug, locale, currency] as const;
