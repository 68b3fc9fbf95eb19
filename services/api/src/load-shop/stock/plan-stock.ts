import { majorText } from '@dana/contracts/money';
import type { Fault } from '../read/faults.ts';
import type { StockLine } from './read-stock-file.ts';

/** A product, or a variation, as the shop has it. Amounts are fils. */
export type KnownGoods = {
  kind: 'product' | 'variation';
  id: number;
  productId: number;
  sku: string;
  stock: number;
  /** Null for a variation that has the price of its product. */
  price: number | null;
  oldPrice: number | null;
  /** Its variations have the stock. */
  hasVariations: boolean;
};

/** What a product or a variation is to have then. */
export type GoodsChange = Pick<KnownGoods, 'kind' | 'id' | 'stock' | 'price' | 'oldPrice'>;

/** What the lines of a file change, and what stands in their way; one that changes nothing is left out. */
export function planStock(
  file: string,
  lines: readonly StockLine[],
  known: readonly KnownGoods[],
): { changes: GoodsChange[]; faults: Fault[] } {
  const bySku = Map.groupBy(known, ({ sku }) => sku);
  const changes: GoodsChange[] = [];
  const faults: Fault[] = [];
  for (const line of lines) {
    const refuse = (reason: string) => void faults.push({ file, line: line.line, reason });
    const [goods, another] = bySku.get(line.sku) ?? [];
    if (!goods) refuse(`There is no sku "${line.sku}".`);
    else if (another) refuse(`"${line.sku}" is the sku of a product and of a variation.`);
    else {
      const change = changeOf(line, goods, refuse);
      if (change.stock !== goods.stock || change.price !== goods.price || change.oldPrice !== goods.oldPrice)
        changes.push(change);
    }
  }
  return { changes, faults };
}

function changeOf(line: StockLine, goods: KnownGoods, refuse: (reason: string) => void): GoodsChange {
  const { kind, id, sku } = goods;
  const stock = stockOf(line, goods);
  const price = line.price ?? goods.price;
  const oldPrice = line.oldPrice === undefined ? goods.oldPrice : line.oldPrice;
  if (line.stock && goods.hasVariations)
    refuse(`"${sku}" is chosen by its variations: say the stock of each of them.`);
  if (stock < 0) refuse(`"${sku}" has ${goods.stock} in stock: ${stock - goods.stock} would leave ${stock}.`);
  if (oldPrice !== null && price === null)
    refuse(`"${sku}" has the price of its product: an old price of its own wants a price of its own.`);
  else if (oldPrice !== null && price !== null && oldPrice <= price)
    refuse(
      `The old price ${dinars(oldPrice)} is not above the price ${dinars(price)}. 0 as the old price takes it away.`,
    );
  return { kind, id, stock, price, oldPrice };
}

function stockOf({ stock }: StockLine, goods: KnownGoods): number {
  if (!stock) return goods.stock;
  return stock.isRelative ? goods.stock + stock.pieces : stock.pieces;
}

const dinars = (fils: number) => majorText(fils, 'KWD');
