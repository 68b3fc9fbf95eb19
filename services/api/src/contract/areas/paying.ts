import { must, type Recorder } from '../recorder.ts';
import { beginCart, type Method, orderOf, type Places, type Product } from './order-form.ts';

/** The ways to pay on a page: what its link is, and – where the page is the reference's own – all three ends. */
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
    await r.also('payOrder', 'declining on the page', () => decide(page, 'decline'));
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
    await r.also('payOrder', 'cancelling on the page', () => decide(next, 'cancel'));
    await r.also('payOrder', 'approving too late', () => decide(next, 'approve'));
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
    await r.also('payOrder', 'approving on the page', () => decide(last, 'approve'));
    await r.success('getOrder', 'paid', { at: paidAt }, ({ data }) =>
      must(
        data.payment_status === 'paid' && Boolean(data.payment?.transaction_id),
        `is ${data.payment_status}`,
      ),
    );
  }
}

// The link is on the storefront's origin, which passes it on; the API itself serves the page as well.
function pageOf(link: string, baseUrl: string): string {
  const { pathname, search } = new URL(link, baseUrl);
  return new URL(`${pathname}${search}`, baseUrl).href;
}

async function isOwnPage(page: string): Promise<boolean> {
  const answer = await fetch(page, { redirect: 'manual' });
  return answer.status === 200 && (await answer.text()).includes('name="decision"');
}

async function decide(page: string, decision: string): Promise<void> {
  const answer = await fetch(page, {
    method: 'POST',
    body: new URLSearchParams({ decision }),
    redirect: 'manual',
  });
  must(answer.status === 303, `answered ${answer.status} instead of 303`);
  must(
    (answer.headers.get('location') ?? '').includes('/order-confirmation'),
    'does not lead back to the shop',
  );
}
