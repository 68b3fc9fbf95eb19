import type { ProductCard } from '@dana/contracts/api/product';

/** The forms of the product page, by the end of their address: `/product-details-countdown`. */
export const productForms = ['countdown', 'gallery', 'list', 'slider', 'swatches', 'video'] as const;
export type ProductForm = (typeof productForms)[number];

type Candidate = Pick<
  ProductCard,
  'slug' | 'current_stock' | 'media' | 'attributes' | 'offer' | 'videoId' | 'categories'
>;

/**
 * A product that shows what a form of the page is for, found by its data; `undefined` is the plain page. Answers its
 * slug, or null for an empty shop. What is in stock comes first.
 */
export function chooseSample(products: readonly Candidate[], form: ProductForm | undefined): string | null {
  const inStockFirst = [...products].sort((one, other) => inStock(other) - inStock(one));
  const suitable = inStockFirst.find(suits(form, inStockFirst)) ?? inStockFirst[0];
  return suitable?.slug ?? null;
}

const inStock = ({ current_stock }: Candidate): number => (current_stock > 0 ? 1 : 0);

function suits(form: ProductForm | undefined, products: readonly Candidate[]): (one: Candidate) => boolean {
  switch (form) {
    case undefined:
      return ({ attributes, media }) => attributes.length > 0 && media.length > 1;
    case 'countdown': {
      const offers = products.flatMap(({ offer }) => offer ?? []);
      const soonest = Math.min(...offers.map(({ end }) => Date.parse(end)));
      return ({ offer }) => offer !== null && Date.parse(offer.end) === soonest;
    }
    case 'video':
      return ({ videoId }) => videoId !== null;
    case 'swatches':
      return ({ attributes }) =>
        attributes.some(isColour) && attributes.some((attribute) => !isColour(attribute));
    default: {
      // Forms for many pictures: one product each from the richest, so that the three pages differ.
      const place = ['gallery', 'list', 'slider'].indexOf(form);
      const rich = richestOfEachCategory(products);
      const chosen = rich[place] ?? rich[0];
      return (one) => one === chosen;
    }
  }
}

const isColour = ({ values }: Candidate['attributes'][number]): boolean =>
  values.length > 1 && values.every(({ code }) => code);

function richestOfEachCategory(products: readonly Candidate[]): Candidate[] {
  const richest = new Map<string, Candidate>();
  for (const product of products) {
    const category = product.categories[0]?.slug ?? '';
    const best = richest.get(category);
    if (!best || product.media.length > best.media.length) richest.set(category, product);
  }
  return [...richest.values()].sort((one, other) => other.media.length - one.media.length);
}
