import type { ShopEventOf } from '@dana/contracts/events';
import { paths } from '@dana/contracts/paths';
import type { ServiceContext } from '@dana/runtime';
import { refusalToAdd } from './cart-limits.ts';
import type { CartEngine } from './cart-engine.ts';
import { lineKey } from './operations.ts';

type AddRequest = ShopEventOf<'cart.addRequested'>;
type Rejection = Pick<ShopEventOf<'cart.addRejected'>, 'reason' | 'maximumQuantity' | 'message'>;

/** Answers a wish to add: with `cart.itemAdded` or `cart.addRejected` under the same request id, and a toast. */
export async function answerAddRequest(
  context: ServiceContext,
  engine: CartEngine,
  request: AddRequest,
): Promise<void> {
  const { bus, showToast, navigate, t } = context;
  const { requestId, productId, slug, title, quantity } = request;
  const mark = { requestId, productId, slug, title };
  const rejection = refuseByLimits(engine, request) ?? (await add(engine, request));
  if (rejection) {
    showToast({ kind: 'error', text: wordsOf(rejection, title, t) });
    bus.publish({ type: 'cart.addRejected', ...mark, ...rejection });
    return;
  }
  showToast({ kind: 'success', text: t('toast.added', { title }) });
  bus.publish({ type: 'cart.itemAdded', ...mark, quantity });
  if (request.next === 'checkout') navigate(paths.checkout());
  else if (request.next !== 'none') bus.publish({ type: 'cart.drawerRequested', requestId });
}

/** What is in the cart already tells the limits; of anything else the server knows better. */
function refuseByLimits(
  engine: CartEngine,
  { productId, variationId, quantity }: AddRequest,
): Rejection | undefined {
  const key = lineKey(productId, variationId);
  const line = engine.getSnapshot().lines.find((one) => one.key === key);
  return line && refusalToAdd(line.limits, line.quantity, quantity);
}

async function add(engine: CartEngine, request: AddRequest): Promise<Rejection | undefined> {
  const productId = String(request.productId);
  const variationId = request.variationId === undefined ? undefined : String(request.variationId);
  const line = lineKey(productId, variationId);
  const outcome = await engine.add({ line, productId, variationId, quantity: request.quantity });
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
