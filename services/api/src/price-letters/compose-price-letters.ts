import { paths } from '@dana/contracts/paths';
import { toMajor } from '@dana/contracts/money';
import { mayWriteTo } from '../account/confirm-email.ts';
import { letterProduct } from '../catalogue/present-product.ts';
import { loadProducts } from '../catalogue/product-rows.ts';
import type { ApiDeps } from '../deps.ts';
import type { Lang } from '../http/context.ts';
import { amountText } from '../emails/layout/amounts-and-days.ts';
import type { ShownProduct } from '../emails/layout/letter.ts';
import { renderLetter } from '../emails/layout/render-letter.ts';
import type { Compose } from '../emails/send.ts';
import { dinar } from '../money/currencies.ts';
import { type Drop, findDrops } from './find-drops.ts';
import { confirmKey, pricePath } from './price-links.ts';
import { beforeWord, priceConfirmTexts, priceDropTexts } from './price-letter-texts.ts';

/** Asks the owner of an account's e-mail; null when they answered, or took the consent back. */
export const composePriceConfirm: Compose = async (deps, { facts }) => {
  const { key } = facts as { key: string };
  const reader = await readers(deps).where('p.key', '=', key).executeTakeFirst();
  if (!reader || (await mayWriteTo(deps.db, reader.user_id, reader.email))) return null;
  const { lang, email } = reader;
  const signedKey = await confirmKey(deps.db, key, email);
  const { press, leave, ...words } = priceConfirmTexts[lang];
  const out = linkTo(deps, 'leave', key, lang);
  const letter = {
    ...words,
    action: { label: press, link: linkTo(deps, 'confirm', signedKey, lang) },
    wayOut: { label: leave, link: out },
  };
  return renderLetter(deps, letter, { to: email, unsubscribe: out, lang });
};

/** Says which prices dropped, as things are now: null when none is lower any more, or nobody wants to know. */
export const composePriceDrop: Compose = async (deps, { facts }) => {
  const { item: userId, products: productIds } = facts as { item: string; products: number[] };
  const reader = await readers(deps).where('p.user_id', '=', userId).executeTakeFirst();
  const drops = await findDrops(deps.db, { of: { userId, productIds } });
  if (!reader || drops.length === 0) return null;
  const { lang, email, key } = reader;
  const products = await productsOf(deps, drops, lang);
  const [first, ...others] = products;
  const name = first && others.length === 0 ? `\u2068${first.name}\u2069` : null;
  const { press, leave, ...words } = priceDropTexts[lang](name);
  const out = linkTo(deps, 'leave', key, lang);
  const letter = {
    ...words,
    products,
    action: { label: press, link: `${deps.publicOrigin}/${lang}${paths.wishlist()}` },
    wayOut: { label: leave, link: out },
  };
  return renderLetter(deps, letter, { to: email, unsubscribe: out, lang });
};

const readers = ({ db }: ApiDeps) =>
  db
    .selectFrom('price_letters as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['p.user_id', 'p.key', 'p.lang', 'u.email']);

const linkTo = ({ publicOrigin }: ApiDeps, step: 'confirm' | 'leave', key: string, lang: Lang) =>
  `${publicOrigin}${pricePath(step, key, lang)}`;

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
        ...letterProduct(row, null, view),
        amount: text(nowMinor),
        before: { label: beforeWord[lang], amount: text(seenMinor) },
      },
    ];
  });
}
