import { discountPercent } from '@dana/commerce/discount-percent';
import type { Picture } from '@dana/contracts/api/picture';
import type { ProductCard } from '@dana/contracts/api/product';
import { firstCharacters } from '@dana/contracts/read-characters';

/** Its words are the product's name, which stands beside it. */
export type ProductPicture = {
  src: string;
  /** What stands in its place until it is there, `#rrggbbaa`. */
  tint?: string;
};
export type NamedLink = { name: string; slug: string };

/**
 * A product as every card, list and row of this remote shows it, and no more: what is kept of a page's products travels in
 * its HTML. Amounts in major units of the shown currency.
 */
export type ProductView = {
  id: string;
  slug: string;
  name: string;
  /** Language of the name, when it is not the page's. */
  nameLang: 'en' | 'ar' | undefined;
  picture: ProductPicture | undefined;
  /** A second view at the scale of the first, shown while the pointer rests on the card. It says nothing that the first does not. */
  hoverSrc: string | undefined;
  price: number;
  oldPrice: number | undefined;
  /** Rounded, 1–99; undefined when the price is not reduced. */
  discountPercent: number | undefined;
  stock: number;
  /** What "add to cart" adds. */
  minQuantity: number;
  /** It comes in variations: the shopper has to choose before it can be bought. */
  hasChoices: boolean;
  category: NamedLink | undefined;
  /** 0–5, one decimal. */
  rating: number;
  reviewCount: number;
  /** ISO 8601; undefined when no offer runs. */
  offerEnd: string | undefined;
};

/** A product with words of its own, where they are shown. */
export type DescribedProduct = ProductView & {
  /** The first words about it, plain, at most 100 characters; may be empty. */
  text: string;
};

/**
 * Turns a product of the API into what is shown. The contract's schema has already read both wire shapes (`name` and
 * `title`) into one card; nothing else in this remote knows the fields of the API.
 */
export function viewProduct(card: ProductCard): ProductView {
  const [first, ...others] = picturesOf(card);
  // The API names the closest category first, the department after it.
  const category = card.categories[0];
  return {
    id: card.id,
    slug: card.slug,
    name: card.name,
    nameLang: card.text_lang ?? undefined,
    picture: first,
    hoverSrc: others.find((other) => !isCloseUp(other))?.src,
    price: card.price,
    oldPrice: card.old_price && card.old_price > card.price ? card.old_price : undefined,
    discountPercent: discountPercent(card.price, card.old_price) || undefined,
    stock: Math.max(0, card.current_stock),
    minQuantity: card.min_purchase_qty,
    hasChoices: card.variations.length > 0,
    category: category && { name: category.name, slug: category.slug },
    rating: card.avg_rating,
    reviewCount: card.reviews_count,
    offerEnd: card.offer?.end,
  };
}

/** The same, with its first words. */
export const describeProduct = (card: ProductCard): DescribedProduct => ({
  ...viewProduct(card),
  text: firstCharacters(card.excerpt, textLength),
});

/** Unit: characters as they are read, not as they are stored. */
const textLength = 100;

function picturesOf(card: ProductCard): ProductPicture[] {
  const all = [card.main_img, ...card.media].filter((picture): picture is Picture => picture !== null);
  // The main picture is usually the first of the media as well.
  const unique = all.filter(
    ({ full_url }, index) => all.findIndex((picture) => picture.full_url === full_url) === index,
  );
  return unique.map(({ full_url, tint }) => ({
    src: full_url,
    ...(tint !== undefined && { tint }),
  }));
}

/** A close-up in the place of the whole product would jump at the person who points at it. */
const isCloseUp = ({ src }: ProductPicture): boolean => /\/detail-[a-z]+(-\d+)?\.\w+$/.test(src);
