import { placeOrderAnswerSchema } from '@dana/contracts/api/checkout';
import { citiesAnswerSchema } from '@dana/contracts/api/country-city';
import { fillCart } from './fill-cart.ts';

/** Ways to pay of the seeded shop. */
export const ways = { cash: 1, knet: 4 };

/** Orders two units of a plain product as a guest. `link`: where the order is paid, if that is on a page. */
export async function placeOrder(
  baseUrl: string,
  methodId = ways.cash,
): Promise<{ id: string; link: string | undefined }> {
  const { cartId } = await fillCart(baseUrl, [2]);
  const cities = citiesAnswerSchema.parse(await (await fetch(`${baseUrl}/cities?per_page=1000`)).json()).data;
  const area = cities.find((city) => city.parent_id !== null);
  const order = {
    cart: cartId,
    first_name: 'Noura',
    last_name: 'Al Enezi',
    email: 'noura@example.com',
    phone: '50001234',
    shipping_method_id: 1,
    payment: { method_id: methodId },
    address: {
      country_id: area?.country_id,
      city_id: area?.id,
      town: 'Block 4',
      address: 'Street 12',
      type: 1,
    },
  };
  const answer = await fetch(`${baseUrl}/checkout`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(order),
  });
  const { payment_info: info, payment_link: link } = placeOrderAnswerSchema.parse(await answer.json()).data;
  return { id: info?.id ?? '', link: link?.link ?? undefined };
}

/** Presses a button of the bank's page that a payment's link leads to, and comes back. */
export async function decidePayment(
  baseUrl: string,
  link: string | undefined,
  decision: 'approve' | 'decline' | 'cancel',
): Promise<void> {
  // Of this API, wherever the shop would be open to shoppers.
  const ownPage = (address: string): string => {
    const { pathname, search } = new URL(address, 'http://localhost');
    return `${baseUrl.replace(/\/api$/, '')}${pathname}${search}`;
  };
  const leadsTo = async (address: string, sent: RequestInit = {}): Promise<string> =>
    (await fetch(address, { ...sent, redirect: 'manual' })).headers.get('location') ?? '';
  const page = await leadsTo(ownPage(link ?? ''));
  const back = await leadsTo(page, { method: 'POST', body: new URLSearchParams({ decision }) });
  await leadsTo(ownPage(back));
}
