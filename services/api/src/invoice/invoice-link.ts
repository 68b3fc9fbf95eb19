import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Lang } from '../http/context.ts';
import { isSigned, sign } from '../http/signed-link.ts';

const hourSeconds = 60 * 60;
const lifetimeHours = 24;
const withInvoice = ['placed', 'confirmed', 'packed', 'shipped', 'delivered', 'refunded'];

type Order = { id: string; status: string };
type Reader = { lang: Lang; now: Date };

/**
 * Where an order's invoice can be opened for a day: a page of its own cannot carry the token of an account. Null for what
 * was not bought.
 */
export async function invoiceLinks(
  db: Kysely<Database>,
  { id, status }: Order,
  { lang, now }: Reader,
): Promise<{ page: string } | null> {
  if (!withInvoice.includes(status)) return null;
  // Of the full hour: the answer is the same for a while.
  const hour = Math.ceil(now.getTime() / 1000 / hourSeconds);
  const expires = (hour + lifetimeHours) * hourSeconds;
  return { page: await invoicePath(db, { id, expires, lang }) };
}

/** The path and query of an invoice in a language. */
export async function invoicePath(
  db: Kysely<Database>,
  { id, expires, lang }: { id: string; expires: number; lang: Lang },
): Promise<string> {
  const signature = await sign(db, textOf(id, expires));
  return `/api/orders/${encodeURIComponent(id)}/invoice?lang=${lang}&expires=${expires}&signature=${signature}`;
}

/** Whether a link was made here. @returns when it ends, in seconds; null for one that is not ours or is over. */
export async function readInvoiceLink(
  db: Kysely<Database>,
  id: string,
  query: Record<string, string | undefined>,
  now: Date,
): Promise<number | null> {
  const expires = Number(query.expires);
  const isOurs = await isSigned(db, textOf(id, query.expires ?? ''), query.signature);
  return isOurs && expires * 1000 > now.getTime() ? expires : null;
}

const textOf = (id: string, expires: number | string) => `invoice ${id} ${expires}`;
