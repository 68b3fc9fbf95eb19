/** Where the staff's pages are: what was ordered, and what is sold. */
export const staffPaths = { orders: '/_orders', products: '/_products' } as const;
