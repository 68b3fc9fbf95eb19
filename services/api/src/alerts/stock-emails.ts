import type { Selectable } from 'kysely';
import type { Mail } from '@dana/server/mail/mailer';
import { emailProduct } from '../catalogue/present-product.ts';
import { loadProducts } from '../catalogue/product-rows.ts';
import type { Database } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import type { ShownProduct } from '../emails/layout/email.ts';
import type { Compose } from '../emails/send.ts';
import { dinar } from '../money/currencies.ts';
import { type Alert, alertLink, renderAlert } from './mailed-links.ts';
import { confirmStockRequest, leaveStockRequests, stockOf } from './stock-requests.ts';

/** Asks the owner of an address whether they wait for a product; null when they said so, or it is given up. */
export const composeStockConfirm: Compose = async (deps, { facts }) => {
  const request = await find(deps, facts);
  return request && !request.confirmed_at ? write(deps, request, 'confirm') : null;
};

/** Says that a product is back. When it is gone again, the request waits on, for another email. */
export const composeBackInStock: Compose = async (deps, { id, facts }) => {
  const request = await find(deps, facts);
  if (request?.letter_id !== id) return null;
  const item = { productId: request.product_id, variationId: request.variation_id };
  if (((await stockOf(deps.db, item)) ?? 0) > 0) return write(deps, request, 'back');
  await deps.db
    .updateTable('stock_requests')
    .set({ letter_id: null })
    .where('key', '=', request.key)
    .where('letter_id', '=', id)
    .execute();
  return null;
};

type Request = Selectable<Database['stock_requests']>;

function find({ db }: ApiDeps, facts: object): Promise<Request | undefined> {
  const { key } = facts as { key: string };
  return db.selectFrom('stock_requests').selectAll().where('key', '=', key).executeTakeFirst();
}

async function write(deps: ApiDeps, request: Request, about: 'confirm' | 'back'): Promise<Mail | null> {
  const { lang, email: to, key, variation_id: variationId } = request;
  const [row] = await loadProducts(deps.db, [request.product_id]);
  if (!row) return null;
  const view = { lang, currency: dinar, now: deps.now(), publicOrigin: deps.publicOrigin };
  const product = emailProduct(row, variationId, view);
  return renderAlert(deps, about === 'confirm' ? 'stock_confirm' : 'back_in_stock', {
    to,
    lang,
    values: { name: nameIn(product) },
    products: [product],
    link: about === 'confirm' ? alertLink(deps, 'stock-requests', 'confirm', { key, lang }) : product.link,
    out: alertLink(deps, 'stock-requests', 'leave', { key: request.address_key, lang }),
  });
}

/** The name inside a sentence of either direction. */
const nameIn = ({ name, detail }: ShownProduct) => `\u2068${detail ? `${name} (${detail})` : name}\u2069`;

/** The pages behind the links: a request is confirmed by its key, all of an address end by what stands for it. */
export const stockRequests: Alert = {
  kind: 'stock-requests',
  questions: 'stockRequests',
  async state({ db }, step, key) {
    const requests = db.selectFrom('stock_requests').select('confirmed_at');
    const row =
      step === 'confirm'
        ? await requests.where('key', '=', key).executeTakeFirst()
        : await requests.where('address_key', '=', key).where('letter_id', 'is', null).executeTakeFirst();
    if (!row) return 'none';
    return row.confirmed_at ? 'confirmed' : 'waiting';
  },
  confirm: confirmStockRequest,
  leave: leaveStockRequests,
};
