import { type ShopFacts, shopOf } from '@dana/contracts/shop/shop-facts';

/** Options of a text that has a form (`…_timed`) for a shop that says in what time it answers. */
export function replyTime(api: { readonly shop?: ShopFacts | undefined }) {
  const time = shopOf(api).promises?.replyWithin;
  return time === undefined ? {} : { time, context: 'timed' };
}
