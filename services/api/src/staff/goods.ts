import { sql, type SqlBool } from 'kysely';
import { type GoodsChangeNote, json, type Localised } from '../database/stored.ts';
import type { Db } from '../database/schema.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Paging } from '../http/read-input.ts';
import { applyStockFile } from '../load/stock/apply-stock-file.ts';
import { containing } from './staff-orders.ts';

/** From so few units on something is called sold out soon, here as in the shop. */
const soonUnits = 5;

/** What is sold under one SKU. Amounts are fils; `price` null: as its product. */
export type Goods = {
  sku: string;
  name: Localised;
  stock: number;
  price: number | null;
  oldPrice: number | null;
};
export type GoodsRow = Goods & {
  id: number;
  slug: string;
  price: number;
  isHidden: boolean;
  /** The catalogue has it no more. */
  isGone: boolean;
  isSoonOut: boolean;
};
export type GoodsQuery = { search?: string | undefined; soon?: string | undefined };

const columns = sql`p.id, p.slug, p.sku, p.name, p.stock, p.price_minor as price, p.old_price_minor as "oldPrice",
  p.hidden_at is not null as "isHidden", p.withdrawn_at is not null and p.hidden_at is null as "isGone",
  p.withdrawn_at is null and p.stock <= ${soonUnits} as "isSoonOut"`;

/** A page of products as the shop has them now, and how many there are. Those that go out first come first when `soon` is asked for. */
export async function findGoods(
  db: Db,
  { search, soon }: GoodsQuery,
  { perPage, offset }: Paging,
): Promise<{ rows: GoodsRow[]; total: number }> {
  const words = sql`concat_ws(' ', p.name->>'en', p.name->>'ar', p.sku,
    (select string_agg(v.sku, ' ') from variations v where v.product_id = p.id))`;
  const conditions = [
    sql<SqlBool>`true`,
    ...(soon ? [sql<SqlBool>`p.withdrawn_at is null and p.stock <= ${soonUnits}`] : []),
    ...containing(words, search),
  ];
  const found = sql`from products p where ${sql.join(conditions, sql` and `)}`;
  const { rows: counted } = await sql<{ total: number }>`select count(*)::integer as total ${found}`.execute(
    db,
  );
  const order = soon ? sql`p.stock, p.id` : sql`p.withdrawn_at is not null, p.id`;
  const { rows } = await sql<GoodsRow>`select ${columns} ${found} order by ${order}
    limit ${perPage} offset ${offset}`.execute(db);
  return { rows, total: counted[0]?.total ?? 0 };
}

export type GoodsPage = {
  product: GoodsRow;
  variations: Goods[];
  changes: { sku: string; at: Date; actor: string; change: GoodsChangeNote }[];
};

const changesShown = 50;

/** A product with its variations and what was changed last. Errors: 404. */
export async function loadGoods(db: Db, id: string): Promise<GoodsPage> {
  if (!/^\d{1,9}$/.test(id)) throw new ApiFailure(404, 'not_found');
  const { rows: products } =
    await sql<GoodsRow>`select ${columns} from products p where id = ${Number(id)}`.execute(db);
  const [product] = products;
  if (!product) throw new ApiFailure(404, 'not_found');
  const { rows: variations } = await sql<Goods>`select sku, name, stock, price_minor as price,
    old_price_minor as "oldPrice" from variations where product_id = ${product.id} and withdrawn_at is null
    order by position`.execute(db);
  const changes = await db
    .selectFrom('goods_changes')
    .select(['sku', 'at', 'actor', 'change'])
    .where('product_id', '=', product.id)
    .orderBy('id', 'desc')
    .limit(changesShown)
    .execute();
  return { product, variations, changes };
}

type Form = Partial<Record<'sku' | 'seen' | 'stock' | 'price' | 'oldPrice', string>>;

/**
 * Takes what a form says of one SKU. Its stock is what was seen and how it was changed: units that were sold meanwhile stay
 * sold. Call in a transaction. @returns whether the form could be used; nothing was changed if not.
 */
export async function changeGoods(
  trx: Db,
  { sku = '', seen = '', stock = '', price = '', oldPrice = '' }: Form,
  by: { actor: string; at: Date },
): Promise<boolean> {
  const units = Number(stock) - Number(seen);
  if (!/^\d{1,9}$/.test(stock) || !/^\d{1,9}$/.test(seen)) return false;
  const delta = units === 0 ? '' : units > 0 ? `+${units}` : String(units);
  const cells = [sku, delta, price.trim(), oldPrice.trim() || '0'];
  const line = cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
  const { faults } = await applyStockFile(trx, { file: sku, text: `sku,stock,price,old price\n${line}`, by });
  return faults.length === 0;
}

/** Takes a product out of the shop, or puts it back, whatever the catalogue says of it. Errors: 404. */
export async function hideGoods(
  trx: Db,
  { id, isHidden }: { id: string; isHidden: boolean },
  { actor, at }: { actor: string; at: Date },
): Promise<void> {
  const { product } = await loadGoods(trx, id);
  if (product.isGone || product.isHidden === isHidden) return;
  const since = isHidden ? at : null;
  await trx
    .updateTable('products')
    .set({ hidden_at: since, withdrawn_at: since })
    .where('id', '=', product.id)
    .execute();
  const change = json({ hidden: isHidden } satisfies GoodsChangeNote);
  await trx
    .insertInto('goods_changes')
    .values({ product_id: product.id, sku: product.sku, at, actor, change })
    .execute();
}
