import type { CartItem } from '@dana/contracts/api/cart';
import type { Product, Variation } from '@dana/contracts/api/product';
import type { ShopEventOf } from '@dana/contracts/events';
import { paths } from '@dana/contracts/paths';

export type ChosenOption = { name: string; value: string };

/** What is shown of something that is bought, wherever it stands. Amounts in major units, as the server gave them. */
export type ItemFacts = {
  name: string;
  /** Language of the name where it is not the page's. */
  nameLang: string | undefined;
  href: string | undefined;
  pictureUrl: string | undefined;
  options: ChosenOption[];
};

type Item = Pick<CartItem, 'product'> & {
  product_variation: Omit<NonNullable<CartItem['product_variation']>, 'product'> | null;
};

/** Reads the facts of a cart line from its product and variation. */
export function itemFacts(item: Item): ItemFacts {
  const { product, product_variation: variation } = item;
  return {
    name: product?.name ?? variation?.name ?? '',
    nameLang: product?.text_lang ?? undefined,
    href: product ? paths.product(product.slug, variation?.id) : undefined,
    pictureUrl: (variation?.image ?? product?.main_img)?.full_url,
    options: chosenOptions(item),
  };
}

/** What a page can show of an item that it asks the cart for, until the cart has it. */
export function itemPreview(
  product: Product,
  variation?: Variation,
): ShopEventOf<'cart.addRequested'>['preview'] {
  const { nameLang, pictureUrl, options } = itemFacts({ product, product_variation: variation ?? null });
  return { titleLang: nameLang, picture: pictureUrl, price: variation?.price ?? product.price, options };
}

function chosenOptions({ product, product_variation: variation }: Item): ChosenOption[] {
  if (!variation) return [];
  const named = variation.attributes.flatMap(({ id, values }) => {
    const attribute = product?.attributes.find((one) => one.id === id);
    const texts =
      attribute?.values.filter((value) => values.includes(value.id)).map((value) => value.name) ?? [];
    return attribute && texts.length > 0 ? [{ name: attribute.name, value: texts.join(' / ') }] : [];
  });
  if (named.length > 0 || !variation.name) return named;
  return [{ name: '', value: variation.name }];
}

/** The unit price before a reduction, where there is one. */
export function oldUnitPrice({
  product,
  product_variation: variation,
  unit_price: unit,
}: CartItem): number | undefined {
  const old = variation?.old_price ?? product?.old_price ?? undefined;
  return old !== undefined && unit !== undefined && old > unit ? old : undefined;
}
