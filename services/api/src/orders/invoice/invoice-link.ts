import type { Db } from '../../database/schema.ts';
import type { Lang } from '../../http/context.ts';
import { isSigned, signer } from '../../http/signed-link.ts';

const hourSeconds = 60 * 60;
const lifetimeHours = 24;
const withInvoice = ['placed', 'confirmed', 'packed', 'shipped', 'delivered', 'refunded'];

type Order = { id: string; status: string };
type Reader = { lang: Lang; now: Date };
type Link = { id: string; expires: number; lang: Lang };
type InvoiceLinks = { page: string; pdf: string };

const hasInvoice = ({ status }: Order) => withInvoice.includes(status);

/**
 * Where orders' invoices can be opened for a day, as a page and as a file: neither can carry the token of an account. Null
 * for what was not bought.
 */
export async function invoiceLinks(
  db: Db,
  orders: readonly Order[],
  { lang, now }: Reader,
): Promise<(InvoiceLinks | null)[]> {
  if (!orders.some(hasInvoice)) return orders.map(() => null);
  const sign = await signer(db);
  // Of the full hour: the answer is the same for a while.
  const hour = Math.ceil(now.getTime() / 1000 / hourSeconds);
  const expires = (hour + lifetimeHours) * hourSeconds;
  return orders.map((order) => (hasInvoice(order) ? linksOf(sign, { id: order.id, expires, lang }) : null));
}

/** The paths and queries of an invoice in a language. */
export async function invoicePaths(db: Db, link: Link): Promise<InvoiceLinks> {
  return linksOf(await signer(db), link);
}

function linksOf(sign: (text: string) => string, { id, expires, lang }: Link): InvoiceLinks {
  const path = `/api/orders/${encodeURIComponent(id)}/invoice`;
  const query = `lang=${lang}&expires=${expires}&signature=${sign(textOf(id, expires))}`;
  return { page: `${path}?${query}`, pdf: `${path}.pdf?${query}` };
}

/** Whether a link was made here. @returns when it ends, in seconds; null for one that is not ours or is over. */
export async function readInvoiceLink(
  db: Db,
  id: string,
  query: Record<string, string | undefined>,
  now: Date,
): Promise<number | null> {
  const expires = Number(query.expires);
  const isOurs = await isSigned(db, textOf(id, query.expires ?? ''), query.signature);
  return isOurs && expires * 1000 > now.getTime() ? expires : null;
}

const textOf = (id: string, expires: number | string) => `invoice ${id} ${expires}`;
