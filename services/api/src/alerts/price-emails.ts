import { toMajor } from '@dana/contracts/money';
import { paths } from '@dana/contracts/paths';
import { mayWriteTo, noteConfirmedAddress } from '../account/confirm-email.ts';
import { emailProduct } from '../catalogue/present-product.ts';
import { loadProducts } from '../catalogue/product-rows.ts';
import type { Db } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import { amountText } from '../emails/layout/amounts-and-days.ts';
import type { ShownProduct } from '../emails/layout/email.ts';
import type { Compose } from '../emails/send.ts';
import type { Lang } from '../http/context.ts';
import { isSigned, sign } from '../http/signed-link.ts';
import { dinar } from '../money/currencies.ts';
import { messages } from '../messages.ts';
import { type Alert, alertLink, renderAlert } from './mailed-links.ts';
import { disagree, type Drop, findDrops } from './price-alerts.ts';

/** Asks the owner of an account's e-mail; null when they answered, or took the consent back. */
export const composePriceConfirm: Compose = async (deps, { facts }) => {
  const { key } = facts as { key: string };
  const reader = await readers(deps).where('p.key', '=', key).executeTakeFirst();
  if (!reader || (await mayWriteTo(deps.db, reader.user_id, reader.email))) return null;
  const { lang, email: to } = reader;
  const signed = { key: await confirmKey(deps.db, key, to), lang };
  return renderAlert(deps, 'price_confirm', {
    to,
    lang,
    link: alertLink(deps, 'price-letters', 'confirm', signed),
    out: alertLink(deps, 'price-letters', 'leave', reader),
  });
};

/** Says which prices dropped, as things are now: null when none is lower any more, or nobody wants to know. */
export const composePriceDrop: Compose = async (deps, { facts }) => {
  const { item: userId, products: productIds } = facts as { item: string; products: number[] };
  const reader = await readers(deps).where('p.user_id', '=', userId).executeTakeFirst();
  const drops = await findDrops(deps.db, { of: { userId, productIds } });
  if (!reader || drops.length === 0) return null;
  const { lang, email: to } = reader;
  const products = await productsOf(deps, drops, lang);
  const [first, ...others] = products;
  const name = first && others.length === 0 ? `\u2068${first.name}\u2069` : '';
  return renderAlert(deps, 'price_drop', {
    to,
    lang,
    values: { name },
    context: name && 'single',
    products,
    link: `${deps.publicOrigin}/${lang}${paths.wishlist()}`,
    out: alertLink(deps, 'price-letters', 'leave', reader),
  });
};

const readers = ({ db }: ApiDeps) =>
  db
    .selectFrom('price_letters as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['p.user_id', 'p.key', 'p.lang', 'u.email']);

async function productsOf(deps: ApiDeps, drops: readonly Drop[], lang: Lang) {
  const rows = await loadProducts(
    deps.db,
    drops.map(({ productId }) => productId),
  );
  const view = { lang, currency: dinar, now: deps.now(), publicOrigin: deps.publicOrigin };
  return drops.flatMap(({ productId, currency, nowMinor, seenMinor }): ShownProduct[] => {
    const row = rows.find(({ id }) => id === productId);
    const text = (minor: number) => amountText(toMajor(minor, currency), currency);
    if (!row) return [];
    return [
      {
        ...emailProduct(row, null, view),
        amount: text(nowMinor),
        before: { label: messages[lang].emails.price_drop.before, amount: text(seenMinor) },
      },
    ];
  });
}

/** The pages behind the links: to confirm the account's e-mail, or to end the alerts. */
export const priceAlerts: Alert = {
  kind: 'price-letters',
  questions: 'priceAlerts',
  async state({ db }, step, key) {
    if (step === 'leave') {
      const row = await db
        .selectFrom('price_letters')
        .select('key')
        .where('key', '=', key)
        .executeTakeFirst();
      return row ? 'waiting' : 'none';
    }
    const reader = await readConfirmKey(db, key);
    if (!reader) return 'none';
    return (await mayWriteTo(db, reader.id, reader.email)) ? 'confirmed' : 'waiting';
  },
  async confirm({ db, now }, key) {
    const reader = await readConfirmKey(db, key);
    if (reader) await noteConfirmedAddress(db, reader.id, reader.email, now());
  },
  leave: ({ db }, key) => disagree(db, { key }),
};

const signedText = (key: string, email: string) => `price letters ${key} to ${email}`;

/** The key of a link that confirms this address and no other: an account may get another one before it is pressed. */
const confirmKey = async (db: Db, key: string, email: string): Promise<string> =>
  `${key}.${await sign(db, signedText(key, email))}`;

/** Who agreed, and whether the link was mailed to the address that the account has now; undefined when the emails ended. */
async function readConfirmKey(db: Db, signedKey: string) {
  const [key = '', signature] = signedKey.split('.');
  const reader = await db
    .selectFrom('price_letters as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['u.id', 'u.email'])
    .where('p.key', '=', key)
    .executeTakeFirst();
  if (!reader || !(await isSigned(db, signedText(key, reader.email), signature))) return undefined;
  return reader;
}
