import { must, type Recorder } from '../recorder.ts';
import { beginCart, type Method, orderOf, type Places, type Product } from './order-form.ts';

/** The ways to pay on a page: what its link is, and – where it leads to the practice bank – all three ends. */
export async function checkPayments(
  r: Recorder,
  product: Product,
  places: Places,
  baseUrl: string,
): Promise<void> {
  const methods = await r.success('getPaymentMethods', 'the ways to pay', {});
  const onPage = (methods?.data as Method[] | undefined)?.filter(({ code }) => code === 'knet') ?? [];
  for (const { id: methodId } of onPage) {
    const begun = await beginCart(r, product);
    if (!begun) continue;
    const body = orderOf(begun, methodId, places);
    const placed = await r.success('placeOrder', 'an order to pay on a page', { body }, ({ data }) =>
      must(Boolean(data.payment_link?.link), 'names no page'),
    );
    const link: string | undefined = placed?.data.payment_link?.link;
    const at = { order: placed?.data.payment_info?.id ?? '' };
    if (!link || !at.order) continue;
    await r.success('payOrder', 'the page that is open', { at }, ({ data }) =>
      must(data.payment_link.link === link, 'is another page'),
    );
    const page = pageOf(link, baseUrl);
    if (!(await isOwnPage(page))) continue;
    await r.also('payOrder', 'declining on the page', () => decide(page, baseUrl, 'decline'));
    await r.success('getOrder', 'declined', { at }, ({ data }) => {
      must(
        data.payment_status === 'failed' && data.status === 'cancelled',
        `is ${data.status}, ${data.payment_status}`,
      );
      must(data.can_pay && data.can_restore, 'can be neither paid nor put back');
    });
    const retry = await r.success('payOrder', 'a new page', { at }, ({ data }) =>
      must(data.payment_link.link !== link, 'is the old page'),
    );
    const next = pageOf(retry?.data.payment_link.link ?? link, baseUrl);
    await r.also('payOrder', 'cancelling on the page', () => decide(next, baseUrl, 'cancel'));
    await r.also('payOrder', 'approving too late', () => decide(next, baseUrl, 'approve'));
    await r.success('getOrder', 'cancelled, in spite of the late approval', { at }, ({ data }) =>
      must(data.payment_status === 'cancelled', `is ${data.payment_status}`),
    );
    const back = await r.success('restoreCart', 'its items', { at }, ({ data }) =>
      must(data.items_count === 1, 'are not back'),
    );
    await r.refusal('payOrder', 'after its items went back', { at }, { status: 409 });
    const again = orderOf({ ...begun, cart: back?.data.id ?? '' }, methodId, places);
    const paid = await r.success('placeOrder', 'the cart that came back', { body: again });
    const paidAt = { order: paid?.data.payment_info?.id ?? '' };
    const last = pageOf(paid?.data.payment_link?.link ?? link, baseUrl);
    await r.also('payOrder', 'approving on the page', () => decide(last, baseUrl, 'approve'));
    await r.success('getOrder', 'paid', { at: paidAt }, ({ data }) =>
      must(
        data.payment_status === 'paid' && Boolean(data.payment?.transaction_id),
        `is ${data.payment_status}`,
      ),
    );
  }
}

// The link is on the storefront's origin, which passes it on; the API itself answers it as well.
function pageOf(link: string, baseUrl: string): string {
  const { pathname, search } = new URL(link, baseUrl);
  return new URL(`${pathname}${search}`, baseUrl).href;
}

/** Where a link leads on to; null where nobody can be asked. */
async function leadsTo(url: string, sent: RequestInit = {}): Promise<string | null> {
  const answer = await fetch(url, { ...sent, redirect: 'manual' }).catch(() => null);
  return answer?.headers.get('location') ?? null;
}

/** Whether the link leads to the practice bank. */
async function isOwnPage(page: string): Promise<boolean> {
  const bank = await leadsTo(page);
  const answer = bank && (await fetch(bank).catch(() => null));
  return answer ? answer.status === 200 && (await answer.text()).includes('name="decision"') : false;
}

/** Decides on the bank's page and comes back; a payment that is over leads to its order at once. */
async function decide(page: string, baseUrl: string, decision: string): Promise<void> {
  const bank = (await leadsTo(page)) ?? '';
  const isOver = bank.includes('/order-confirmation');
  const sent = { method: 'POST', body: new URLSearchParams({ decision }) };
  const back = isOver ? null : await leadsTo(bank, sent);
  const end = isOver ? bank : back && (await leadsTo(pageOf(back, baseUrl)));
  must(Boolean(end?.includes('/order-confirmation')), 'does not lead back to the shop');
}
