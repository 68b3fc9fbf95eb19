import * as z from 'zod/mini';
import { strictEnvelopeOf } from './envelope.ts';

/**
 * What a back end may offer beyond the calls that every shop has (docs/api.md). Without an extension the storefront leaves out
 * what needs it: no link, no tab, no field. Names are stored in documents and answers: they are added, never renamed.
 */
export const extensionNames = [
  /** `GET /account/data` and `/account/data/page`: everything that the shop has of a shopper. */
  'account-data',
  /** `POST /account/delete`, and `keep_account` of `POST /login`: an account that is deleted after a while. */
  'account-deletion',
  /** `/addresses`: saved addresses that a shopper can add, change and remove. */
  'addresses',
  /** `POST /carts/coupon`: the cart keeps its coupon, on every device. */
  'cart-coupon',
  /** `GET /changes`: says when the catalogue changes, so that kept documents are made again at once. */
  'changes',
  /** Fields and query parameters of the checkout: `expected_total`, `notes`, `address.area`; `shipping_method_id`, `country_id`. */
  'checkout-fields',
  /** Fields of `POST /contact-form` by which robots are told from people: `website`, `elapsed_ms`. */
  'contact-checks',
  /** `GET /coupons`: coupons that are shown. */
  'coupons',
  /** `GET /currencies`: more currencies than the shop's own. */
  'currencies',
  /** `GET /deliveries`: on which days orders arrive. */
  'deliveries',
  /** `/confirm-email`: a mailed link that confirms an address; `current_password` of `POST /profile` with a new one. */
  'email-confirmation',
  /** `GET /home?theme=`: homes of departments, each where there is something on it. */
  'home-electronics',
  'home-fashion',
  'home-beauty',
  'home-jewelry',
  /** Query parameters of `GET /products` and `GET /home`: colours, sizes, stars, tags, ids, the department of a home. */
  'list-filters',
  /** `/orders`: a shopper's orders, tracking, paying again, cancelling, returns, an account made of an order. */
  'orders',
  /** `/pay`, `/_orders`, `/docs`, `/dev/outbox`: pages that the back end serves itself, beside its calls. */
  'own-pages',
  /** `/forgot-password` and `/reset-password`. */
  'password-reset',
  /** `/posts` and their comments: the journal. */
  'posts',
  /** `/price-letters`: emails about lower prices of what a shopper saved. */
  'price-alerts',
  /** `GET /products/{slug}/related`. */
  'related-products',
  /** `/products/{slug}/reviews`: what shoppers wrote, and writing one. */
  'reviews',
  /** `GET /shop`: the shop's name, how it is reached, what it promises (`shop.json`). */
  'shop',
  /** `POST /logout`: ends the token that a browser forgets. */
  'sign-out',
  /** `POST /stock-requests`: an email when a product is back. */
  'stock-requests',
  /** `GET /search/suggestions`: what is found while somebody types. */
  'suggestions',
] as const;
export type ExtensionName = (typeof extensionNames)[number];

/** Answer of GET /extensions: names of `extensionNames`, and those of a newer back end. */
export const extensionsAnswerSchema = strictEnvelopeOf(
  z.array(z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/))).check(z.maxLength(100)),
);
