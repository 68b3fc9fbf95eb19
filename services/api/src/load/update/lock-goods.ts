import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { ChangedEntry, Difference } from './difference.ts';

/** What products are made of besides their own entry. */
const sharedKinds = new Set(['colours', 'attributes', 'categories', 'brands', 'tags']);

/**
 * Locks the products that an update changes, and their variations, in the order in which orders take stock: an order of one of
 * them waits, carts and all other orders go on. Where one gets another name in links or tables, nobody may refer to it
 * meanwhile: then carts and orders of all products wait.
 */
export async function lockGoods(
  trx: Kysely<Database>,
  { added, changed, withdrawn }: Difference,
  hasNewPictures: boolean,
): Promise<void> {
  const written = [...added, ...changed];
  const all = [...written, ...withdrawn];
  const isShared = hasNewPictures || all.some(({ kind }) => sharedKinds.has(kind));
  const products = all.filter(({ kind }) => kind === 'products');
  const isUnknown = changed.some(({ before }) => before?.source === null);
  if (isUnknown || written.some(isRenamed))
    await sql`lock table products, variations in exclusive mode`.execute(trx);
  else {
    const ids = isShared ? null : products.map(({ key }) => Number(key));
    const among = (column: string) =>
      ids === null ? sql`true` : sql`${sql.ref(column)} = any(${ids}::integer[])`;
    await sql`select from products where ${among('id')} order by id for no key update`.execute(trx);
    await sql`select from variations where ${among('product_id')} order by id for no key update`.execute(trx);
  }
}

type Named = { slug?: string; sku?: string; variations?: readonly { id: number; sku: string }[] };

/** Whether rows that others refer to get other values in columns that are unique. */
function isRenamed({ kind, source, before }: ChangedEntry): boolean {
  if (kind !== 'products' || !before) return false;
  const [last, now]: [Named, Named] = [before.source ?? {}, source];
  const skus = new Map((last.variations ?? []).map(({ id, sku }) => [id, sku]));
  return (
    last.slug !== now.slug ||
    last.sku !== now.sku ||
    (now.variations ?? []).some(({ id, sku }) => skus.has(id) && skus.get(id) !== sku)
  );
}
