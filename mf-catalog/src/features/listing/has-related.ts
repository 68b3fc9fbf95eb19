import { type Offering, offers } from '@dana/contracts/offers';

/** As many as fill one row. */
export const suggestionCount = 4;

/** Whether a search found so few products that others stand below them. */
export const hasRelated = (offering: Offering, found: readonly unknown[]): boolean =>
  found.length > 0 && found.length < suggestionCount && offers(offering, 'related-products');
