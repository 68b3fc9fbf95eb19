import { reviewers, reviewTexts } from './review-texts.ts';
import type { ProductSeed } from './product-seed.ts';

const dayMs = 24 * 60 * 60 * 1000;
// Most who give stars write nothing; a page of words is enough to read.
const writtenMax = 8;

/**
 * The written reviews of a product, in both languages, in the proportion of its stars. Which words and names
 * they carry depends on the product alone, so every seeding gives the same shop.
 */
export function reviewsOf(product: ProductSeed, productId: number, now: Date) {
  const stars = product.stars ?? [0, 0, 0, 0, 0];
  const total = stars.reduce((sum: number, count) => sum + count, 0);
  const writtenCount = Math.min(writtenMax, total);
  return Array.from({ length: writtenCount }, (_, index) => {
    const rating = ratingAt(stars, (index + 0.5) / writtenCount);
    const lang = (index + productId) % 2 === 0 ? ('ar' as const) : ('en' as const);
    const texts = reviewTexts[product.type][rating >= 4 ? 'glad' : 'mixed'][lang];
    const round = Math.floor(index / 2);
    const reviewer = reviewers[(productId * 7 + index * 3) % reviewers.length];
    return {
      product_id: productId,
      name: reviewer?.[lang] ?? '',
      // A half star here and there, as shoppers give them.
      rating: rating === 5 && index % 3 === 1 ? 4.5 : rating,
      text: texts[(productId * 3 + round) % texts.length] ?? '',
      lang,
      created_at: new Date(now.getTime() - (3 + index * 11 + (productId % 9)) * dayMs),
    };
  });
}

// The star that stands at this share (0–1) of all ratings, best first.
function ratingAt(stars: readonly number[], share: number): number {
  const total = stars.reduce((sum, count) => sum + count, 0);
  let seen = 0;
  for (const [index, count] of stars.entries()) {
    seen += count;
    if (seen >= share * total) return 5 - index;
  }
  return 1;
}
