import { paths } from '@dana/contracts/paths';
import type { Lang } from '../http/context.ts';
import { amountText } from '../emails/layout/amounts-and-days.ts';
import type { ShownProduct } from '../emails/layout/letter.ts';
import type { Currency } from '../money/currencies.ts';
import { presentCard } from './present-product.ts';
import type { ProductRow } from './product-rows.ts';

/** A product, or one variation of it, as letters show it: picture, name and price, each leading to its page. */
export function letterProduct(
  row: ProductRow,
  variationId: number | null,
  view: View & { publicOrigin: string },
): ShownProduct {
  const { lang, currency, publicOrigin } = view;
  const card = presentCard(row, view);
  const variation = card.variations?.find(({ id }) => id === variationId);
  const picture = variation?.image ?? card.main_img;
  return {
    name: card.name,
    ...(variation?.name && { detail: variation.name }),
    link: `${publicOrigin}/${lang}${paths.product(row.slug, variation && String(variation.id))}`,
    amount: amountText(Number(variation?.price ?? card.price), currency.code),
    ...(typeof picture === 'object' &&
      picture && { picture: { url: pictureUrl(picture.full_url, publicOrigin), alt: picture.alt ?? '' } }),
  };
}

/** A format that every mail program shows, sharp where it stands; pictures that are not ours as they are. */
function pictureUrl(url: string, publicOrigin: string): string {
  const own = /^(\/api\/media\/[\w-]+\/[a-z]+-[a-z]+)(?:-\d+)?\.(?:avif|webp|jpg)$/.exec(url)?.[1];
  return new URL(own ? `${own}-320.jpg` : url, publicOrigin).href;
}
