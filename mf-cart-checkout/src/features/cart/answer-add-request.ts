import type { ShopEventOf } from '@dana/contracts/events';
import { paths } from '@dana/contracts/paths';
import type { ServiceContext } from '@dana/runtime';
import { refusalToAdd } from './cart-limits.ts';
import type { CartEngine } from './cart-engine.ts';
import type { Outcome } from './awaited-answers.ts';
import { lineKey } from './operations.ts';

type AddRequest = ShopEventOf<'cart.addRequested'>;
type Rejection = Pick<ShopEventOf<'cart.addRejected'>, 'reason' | 'maximumQuantity' | 'message'>;

/**
 * Answers a request to add: with `cart.itemAdded` or `cart.addRejected` under the same request id, and says so once, by a toast with
 * the product's name; the drawer that opens is only named. While the shop cannot be reached the answer is a pending one, and the final one follows.
 */
export async function answerAddRequest(
  context: ServiceContext,
  engine: CartEngine,
  request: AddRequest,
): Promise<void> {
  const { bus, showToast, navigate, t } = context;
  const { requestId, productId, slug, title, quantity, next = 'drawer' } = request;
  const mark = { requestId, productId, slug, title };

  const limits = refuseByLimits(engine, request);
  const answer = limits ?? (await engine.add(cartLineOf(request), requestId));
  if ('reason' in answer) reject(answer);
  else if (answer.kind === 'queued') await waitForConnection(answer.settled);
  else conclude(answer, next);

  async function waitForConnection(settled: Promise<Outcome>): Promise<void> {
    showToast({ kind: 'info', text: t('toast.queued', { title }) });
    bus.publish({ type: 'cart.itemAdded', ...mark, quantity, isPending: true });
    if (next !== 'none') bus.publish({ type: 'cart.drawerRequested', requestId });
    conclude(await settled, 'none');
  }

  function conclude(outcome: Outcome, goOn: 'drawer' | 'checkout' | 'none'): void {
    const rejection = rejectionOf(outcome);
    if (rejection) reject(rejection);
    else accept(goOn);
  }

  function accept(goOn: 'drawer' | 'checkout' | 'none'): void {
    bus.publish({ type: 'cart.itemAdded', ...mark, quantity });
    showToast({ kind: 'success', text: t('toast.added', { title }) });
    if (goOn === 'drawer') bus.publish({ type: 'cart.drawerRequested', requestId });
    if (goOn === 'checkout') navigate(paths.checkout());
  }

  function reject(rejection: Rejection): void {
    showToast({ kind: 'error', text: wordsOf(rejection, title, t) });
    bus.publish({ type: 'cart.addRejected', ...mark, ...rejection });
  }
}

/** The limits of what is in the cart are known here; those of anything else only the server knows. */
function refuseByLimits(
  engine: CartEngine,
  { productId, variationId, quantity }: AddRequest,
): Rejection | undefined {
  const key = lineKey(productId, variationId);
  const line = engine.getSnapshot().lines.find((one) => one.key === key);
  return line && refusalToAdd(line.limits, line.quantity, quantity);
}

function cartLineOf({ productId: product, variationId: variation, quantity, title }: AddRequest) {
  const productId = String(product);
  const variationId = variation === undefined ? undefined : String(variation);
  return { line: lineKey(productId, variationId), productId, variationId, quantity, title };
}

function rejectionOf(outcome: Outcome): Rejection | undefined {
  if (outcome.kind === 'done') return undefined;
  return outcome.kind === 'unreachable'
    ? { reason: 'unreachable' }
    : { reason: 'refused', message: outcome.message };
}

function wordsOf(
  { reason, message, maximumQuantity }: Rejection,
  title: string,
  t: ServiceContext['t'],
): string {
  switch (reason) {
    case 'no_available_quantity':
      return t('refusal.noAvailableQuantity');
    case 'you_cannot_add_more_than':
      return t('refusal.cannotAddMoreThan', { quantity: maximumQuantity });
    case 'refused':
      return message || t('refusal.other', { title });
    case 'unreachable':
      return t('refusal.unreachable', { title });
  }
}
