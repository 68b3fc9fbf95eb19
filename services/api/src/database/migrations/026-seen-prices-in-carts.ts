/** What one unit of a line cost, in fils, when its shopper last saw it; null where nobody noted it yet. */
export const statements = ['alter table cart_items add column seen_minor integer'];
