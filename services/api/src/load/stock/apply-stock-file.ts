import { majorText } from '@dana/contracts/money';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { type GoodsChangeNote, json } from '../../database/stored.ts';
import type { Fault } from '../read/faults.ts';
import { sumUpStock, writeRows } from '../write/write-rows.ts';
import { readStockFile, type StockLine } from './read-stock-file.ts';

/** How many lines changed something; with faults none did. `unread` are columns that say nothing of stock or prices. */
export type AppliedStock = { changed: number; faults: Fault[]; unread: string[] };

type StockFile = {
  /** What its faults call it. */
  file: string;
  text: string;
  /** Who says so, for the history of what is sold. */
  by: { actor: string; at: Date };
};

/** Brings stock and prices to what a file says, all of it or nothing, while people buy. Call in a transaction. */
export async function applyStockFile(trx: Db, { file, text, by }: StockFile): Promise<AppliedStock> {
  const { lines, faults: unreadable, unread } = readStockFile(file, text);
  const { known, productIds } = await lockGoods(
    trx,
    lines.map(({ sku }) => sku),
  );
  const { changes, faults: refused } = planStock(file, lines, known);
  const faults = [...unreadable, ...refused];
  if (faults.length > 0) return { changed: 0, faults, unread };
  await write(trx, 'product', changes);
  await write(trx, 'variation', changes);
  await sumUpStock(trx, productIds);
  await noteChanges(trx, changes, known, by);
  return { changed: changes.length, faults: [], unread };
}

/** What has these SKUs, and the products of it. Locked in the order in which orders take stock: products by their ids, then variations. */
async function lockGoods(
  trx: Db,
  skus: readonly string[],
): Promise<{ known: KnownGoods[]; productIds: number[] }> {
  const { rows: products } = await sql<KnownGoods>`
    select 'product' as kind, id, id as "productId", sku, stock, price_minor as price, old_price_minor as "oldPrice",
      exists (select from variations v where v.product_id = p.id and v.withdrawn_at is null) as "hasVariations"
    from products p where sku = any(${skus}::text[])
      or id in (select product_id from variations where sku = any(${skus}::text[]))
    order by id for no key update`.execute(trx);
  const { rows: variations } = await sql<KnownGoods>`
    select 'variation' as kind, id, product_id as "productId", sku, stock, price_minor as price, old_price_minor as "oldPrice",
      false as "hasVariations"
    from variations where sku = any(${skus}::text[]) order by id for no key update`.execute(trx);
  // With the products of variations, which planStock finds by no SKU of the file.
  return { known: [...products, ...variations], productIds: products.map(({ id }) => id) };
}

async function write(trx: Db, kind: GoodsChange['kind'], all: readonly GoodsChange[]): Promise<void> {
  const changes = all.filter((change) => change.kind === kind);
  if (changes.length === 0) return;
  const isProduct = kind === 'product';
  const reduced = sql`, applied_discount_id = case when c."oldPrice" is null then null else t.id end`;
  await sql`update ${sql.table(isProduct ? 'products' : 'variations')} t
    set stock = c.stock, price_minor = c.price, old_price_minor = c."oldPrice"${isProduct ? reduced : sql``}
    from jsonb_to_recordset(${json(changes)}::jsonb) as c(id integer, stock integer, price bigint, "oldPrice" bigint)
    where t.id = c.id`.execute(trx);
}

/** Writes down what became of what is sold, by whom, and when. */
async function noteChanges(
  trx: Db,
  changes: readonly GoodsChange[],
  known: readonly KnownGoods[],
  { actor, at }: StockFile['by'],
): Promise<void> {
  const rows = changes.flatMap(({ kind, id, stock, price, oldPrice }) => {
    const before = known.find((each) => each.kind === kind && each.id === id);
    if (!before) return [];
    const change: GoodsChangeNote = {
      ...(before.stock !== stock && { stock: [before.stock, stock] }),
      ...(before.price !== price && { price: [before.price, price] }),
      ...(before.oldPrice !== oldPrice && { oldPrice: [before.oldPrice, oldPrice] }),
    };
    return { product_id: before.productId, sku: before.sku, at, actor, change: json(change) };
  });
  await writeRows(trx, 'goods_changes', rows);
}

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
type GoodsChange = Pick<KnownGoods, 'kind' | 'id' | 'stock' | 'price' | 'oldPrice'>;

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
  return stock.isRelative ? goods.stock + stock.units : stock.units;
}

const dinars = (fils: number) => majorText(fils, 'KWD');
