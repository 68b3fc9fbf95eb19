/** Ids of the panels below a product, to which addresses and the rating lead. */
export const informationIds = { additional: 'product-specification', reviews: 'product-reviews' };
