import { toMajor } from '@dana/contracts/money';
import { presentAddresses, presentCountry, selectAddresses } from '../places/addresses.ts';
import { type Currency, fromFils } from '../money/currencies.ts';
import { localise } from '../catalogue/localise.ts';
import { presentCard, presentVariation } from '../catalogue/present-product.ts';
import type { ApiDeps } from '../deps.ts';
import type { CurrentUser, Lang } from '../http/context.ts';
import { ApiFailure, failureBody } from '../http/failure.ts';
import { adoptCart, cartNotFound, isStillSold, loadLines, lockCart } from '../cart/carts.ts';
import {
  type CountryMethod,
  type CountryTerms,
  countryTerms,
  deliveredCountries,
  isDelivered,
  workCalendar,
} from '../places/country-terms.ts';
import { couponOfCart } from '../cart/coupons.ts';
import { deliveryDates } from '../places/delivery-dates.ts';
import { priceCart, type PricedLine, priceLines, shippingPriceMinor } from '../cart/price-cart.ts';
import { presentPackage, presentPaymentMethod } from '../payments/ways-to-pay.ts';

type CheckoutRequest = {
  cartId: string;
  promoCode: string | undefined;
  shippingMethodId: string | undefined;
  countryId: string | undefined;
};
type Asker = { user: CurrentUser | null; lang: Lang; currency: Currency };

/** Everything the cart and the checkout show. 404 for a cart that is gone, 422 'Cart is empty' when it is. */
export async function loadCheckout(deps: ApiDeps, request: CheckoutRequest, { user, lang, currency }: Asker) {
  const view = { lang, currency, now: deps.now() };
  const cart = await deps.db.transaction().execute(async (trx) => {
    const found = await lockCart(trx, request.cartId, user);
    return found && adoptCart(trx, found, user);
  });
  if (!cart) throw cartNotFound();
  const lines = await loadLines(deps.db, cart.id);
  if (lines.length === 0) throw new ApiFailure(422, 'cart_is_empty');

  const [{ coupon, refused }, delivered, packages, addresses] = await Promise.all([
    couponOfCart(deps.db, cart, request.promoCode, {
      lines: priceLines(lines, currency),
      currency,
      userId: user?.id ?? null,
      now: view.now,
    }),
    deliveredCountries(deps),
    deps.db.selectFrom('installment_packages').selectAll().orderBy('months').execute(),
    user ? selectAddresses(deps.db, user.id).execute() : [],
  ]);
  const terms = await termsFor(deps, request.countryId, { delivered, addresses });
  const shippingMethods = terms?.shipping ?? [];
  const calendar = terms && (await workCalendar(deps.db, terms.country));
  // An unknown method counts as none chosen: the client picks the first again.
  const shipping = shippingMethods.find((method) => String(method.id) === request.shippingMethodId) ?? null;
  const price = priceCart(lines, { coupon, shipping, currency });
  const major = (minor: number) => toMajor(minor, currency.code);
  const goodsMinor = price.subTotalMinor - price.discountMinor;
  const thresholds = shippingMethods.flatMap((method) => method.free_from_minor ?? []);
  const freeFromMinor = thresholds.length > 0 ? fromFils(Math.min(...thresholds), currency) : null;
  return {
    id: cart.id,
    currency: currency.code,
    sub_total: major(price.subTotalMinor),
    discount: major(price.discountMinor),
    shipping: major(price.shippingMinor),
    total: major(price.totalMinor),
    promo_code: coupon?.code ?? null,
    promo_refused: refused && { code: refused.code, message: failureBody(refused.why, lang).message },
    shipping_method_id: shipping?.id ?? null,
    country: terms && presentCountry(terms.country, lang),
    free_shipping_from: freeFromMinor === null ? null : major(freeFromMinor),
    free_shipping_missing: freeFromMinor === null ? null : major(Math.max(0, freeFromMinor - goodsMinor)),
    items: price.lines.map((priced) => presentLine(priced, view)),
    addresses: await presentAddresses(deps.db, addresses, lang, new Set(delivered.map(({ id }) => id))),
    payment_methods: (terms?.payments ?? []).map((method) => presentPaymentMethod(method, lang)),
    installment_packages: packages
      .filter((row) => price.totalMinor >= fromFils(row.min_minor, currency))
      .map((row) => presentPackage(row, price.totalMinor, view)),
    shipping_methods: shippingMethods.map((method) => ({
      id: method.id,
      name: localise(method.name, lang),
      description: localise(method.description, lang),
      pickup: method.is_pickup,
      price: major(shippingPriceMinor(method, goodsMinor, currency)),
      full_price: major(fromFils(method.price_minor, currency)),
      free_from: method.free_from_minor === null ? null : major(fromFils(method.free_from_minor, currency)),
      estimated_days: daysText(method),
      delivery: calendar && deliveryDates(view.now, method, calendar),
    })),
  };
}

/**
 * What holds for the country that is asked for. Where none is, as the cart and older pages do: that of the first saved
 * address which can be delivered to, or the first that orders go to.
 */
async function termsFor(
  deps: ApiDeps,
  requested: string | undefined,
  known: { delivered: { id: number }[]; addresses: { country_id: number }[] },
): Promise<CountryTerms | null> {
  const isKnown = (id: number) => known.delivered.some((country) => country.id === id);
  const own = known.addresses.find(({ country_id }) => isKnown(country_id))?.country_id;
  const id = requested ?? own ?? known.delivered[0]?.id;
  const terms = id === undefined ? null : await countryTerms(deps, id);
  // Orders do not go there: the page says so, and nothing of it is offered.
  return terms === null || isDelivered(terms)
    ? terms
    : { country: terms.country, shipping: [], payments: [] };
}

const daysText = ({ min_days: min, max_days: max }: CountryMethod): string =>
  min === max ? String(min) : `${min}–${max}`;

/** What a unit cost when it was put in, where it costs something else now. */
function priceBefore({ seenMinor }: PricedLine['line'], unitMinor: number, currency: Currency) {
  if (typeof seenMinor !== 'number') return {};
  const before = fromFils(seenMinor, currency);
  return before === unitMinor ? {} : { unit_price_before: toMajor(before, currency.code) };
}

function presentLine(
  { line, unitMinor, lineMinor }: PricedLine,
  view: { lang: Lang; currency: Currency; now: Date },
) {
  const { code } = view.currency;
  const card = presentCard(line.product, view);
  return {
    id: line.id,
    // A client that does not know the word finds none left, and lets the line be removed.
    product: isStillSold(line) ? card : { ...card, withdrawn: true, current_stock: 0 },
    product_variation: line.variation && presentVariation(line.variation, line.product, view),
    product_variation_id: line.variation?.id ?? null,
    quantity: line.quantity,
    unit_price: toMajor(unitMinor, code),
    line_total: toMajor(lineMinor, code),
    ...priceBefore(line, unitMinor, view.currency),
  };
}
