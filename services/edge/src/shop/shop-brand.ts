import { createHash } from 'node:crypto';
import type { WholeShop } from '@dana/contracts/api/shop';
import { colourStyles } from '@dana/contracts/shop/shop-colours';
import { shopMarkOf } from '@dana/contracts/shop/shop-mark';

/** The colour of the browser's own parts around a shop that names none: the primary one of the design tokens. */
const usualThemeColour = '#0B5C63';

/** What of a shop's looks stands in each document. */
export type ShopBrand = {
  /** Its colours, after all sheets: no layer of theirs is above it. */
  styles: string;
  /** Words by which the document's policy lets that in. */
  sources: string[];
  /** Its mark, which the page shows by reference. */
  mark: string;
  themeColour: string;
};

const brands = new WeakMap<WholeShop, ShopBrand>();

/** The looks of a shop; worked out once. */
export function shopBrand(whole: WholeShop): ShopBrand {
  const known = brands.get(whole);
  if (known) return known;
  const brand = brandOf(whole);
  brands.set(whole, brand);
  return brand;
}

function brandOf({ shop, files }: WholeShop): ShopBrand {
  // What browsers do for `hidden` they do in HTML alone.
  const styles = `svg[hidden]{display:none}${colourStyles(shop.colours)}`;
  const hash = createHash('sha256').update(styles).digest('base64');
  const svg = files['mark.svg'];
  const mark = svg === undefined ? undefined : shopMarkOf(Buffer.from(svg, 'base64').toString('utf8'));
  return {
    styles: `<style>${styles}</style>`,
    sources: [`'sha256-${hash}'`],
    mark: mark && 'symbol' in mark ? `<svg hidden>${mark.symbol}</svg>` : '',
    themeColour: shop.colours?.primary.light ?? usualThemeColour,
  };
}
