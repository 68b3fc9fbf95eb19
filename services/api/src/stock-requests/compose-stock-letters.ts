import type { Selectable } from 'kysely';
import { letterProduct } from '../catalogue/present-product.ts';
import { loadProducts } from '../catalogue/product-rows.ts';
import type { Database } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import type { ShownProduct } from '../emails/layout/letter.ts';
import { renderLetter } from '../emails/layout/render-letter.ts';
import type { Compose } from '../emails/send.ts';
import type { Mail } from '@dana/server/mail/mailer';
import { dinar } from '../money/currencies.ts';
import { stockOf } from './awaited-item.ts';
import { backInStockTexts, stockConfirmTexts } from './stock-letter-texts.ts';
import { stockPath } from './stock-links.ts';

/** Asks the owner of an address whether they wait for a product; null when they said so, or it is given up. */
export const composeStockConfirm: Compose = async (deps, { facts }) => {
  const request = await find(deps, facts);
  return request && !request.confirmed_at ? write(deps, request, 'confirm') : null;
};

/** Says that a product is back. When it is gone again, the request waits on, for another letter. */
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
  const { lang, email, variation_id: variationId } = request;
  const [row] = await loadProducts(deps.db, [request.product_id]);
  if (!row) return null;
  const { publicOrigin } = deps;
  const product = letterProduct(row, variationId, { lang, currency: dinar, now: deps.now(), publicOrigin });
  const texts = about === 'confirm' ? stockConfirmTexts : backInStockTexts;
  const { press, leave, ...words } = texts[lang](nameIn(product));
  const out = `${publicOrigin}${stockPath('leave', request.address_key, lang)}`;
  const link =
    about === 'confirm' ? `${publicOrigin}${stockPath('confirm', request.key, lang)}` : product.link;
  const letter = {
    ...words,
    products: [product],
    action: { label: press, link },
    wayOut: { label: leave, link: out },
  };
  return renderLetter(deps, letter, { to: email, unsubscribe: out, lang });
}

/** The name inside a sentence of either direction. */
const nameIn = ({ name, detail }: ShownProduct) => `\u2068${detail ? `${name} (${detail})` : name}\u2069`;
