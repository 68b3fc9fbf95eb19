import type { ShopEventOf } from '@dana/contracts/events';
import { paths } from '@dana/contracts/paths';
import type { ServiceContext } from '@dana/runtime';
import { refusalToAdd } from './cart-limits.ts';
import type { CartEngine } from './cart-engine.ts';
import type { Outcome } from './awaited-answers.ts';
import { lineKey } from './operations.ts';
import { type Rejection, rejectionWords } from './rejection-words.ts';

type AddRequest = ShopEventOf<'cart.addRequested'>;

/**
 * Answers a request to add: with `cart.itemAdded` or `cart.addRejected` under the same request id, and says so once, by a toast with
 * the product's name. The drawer does not wait for that: it opens with the line as it was asked for, and is only named. While the
 * shop cannot be reached the answer is a pending one, and the final one follows.
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
  if (limits) return reject(limits);
  const asked = engine.add(cartLineOf(request), requestId);
  const openDrawer = (): void => bus.publish({ type: 'cart.drawerRequested', requestId });
  if (next === 'drawer') openDrawer();
  const answer = await asked;
  if (answer.kind === 'queued') await waitForConnection(answer.settled);
  else if (conclude(answer) && next === 'checkout') navigate(paths.checkout());

  async function waitForConnection(settled: Promise<Outcome>): Promise<void> {
    showToast({ kind: 'info', text: t('toast.queued', { title }) });
    bus.publish({ type: 'cart.itemAdded', ...mark, quantity, isPending: true });
    // The checkout has to wait as well: what waits for it is shown.
    if (next === 'checkout') openDrawer();
    conclude(await settled);
  }

  /** @returns whether it is in the cart. */
  function conclude(outcome: Outcome): boolean {
    const rejection = rejectionOf(outcome);
    if (rejection) reject(rejection);
    else {
      bus.publish({ type: 'cart.itemAdded', ...mark, quantity });
      showToast({ kind: 'success', text: t('toast.added', { title }) });
    }
    return !rejection;
  }

  function reject(rejection: Rejection): void {
    showToast({ kind: 'error', text: rejectionWords(rejection, title, t) });
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

function cartLineOf({ productId: product, variationId: variation, quantity, title, ...shown }: AddRequest) {
  const productId = String(product);
  const variationId = variation === undefined ? undefined : String(variation);
  const preview = shown.preview && { ...shown.preview, href: paths.product(shown.slug, variationId) };
  return { line: lineKey(productId, variationId), productId, variationId, quantity, title, preview };
}

function rejectionOf(outcome: Outcome): Rejection | undefined {
  if (outcome.kind === 'done') return undefined;
  return outcome.kind === 'unreachable'
    ? { reason: 'unreachable' }
    : { reason: 'refused', message: outcome.message };
}
