import { formatList } from '@dana/i18n';
import { inIdleTime, type ServiceContext } from '@dana/runtime';
import { prepareCartCalls } from '#api/cart-calls.ts';
import { answerAddRequest } from '#features/cart/answer-add-request.ts';
import { answerCouponRequest } from '#features/cart/answer-coupon-request.ts';
import { catchUpWhenBack } from '#features/cart/catch-up-when-back.ts';
import { cartCookie } from '#features/cart/cart-cookie.ts';
import { cartEngine } from '#features/cart/cart-store.ts';
import { browserGuestMark, followSession } from '#features/cart/follow-session.ts';
import { followLosses, passOnLoss } from '#features/cart/lost-coupon-signal.ts';
import { publishChanges } from '#features/cart/publish-changes.ts';
import { sessionKnown } from '#features/cart/session-known.ts';
import { followUnpaidOrder } from '#features/order/follow-unpaid-order.ts';

/** How many answered requests are remembered, so that one delivered twice is answered once. */
const rememberedRequests = 100;

/**
 * Runs the cart of this document: loads it, answers `cart.addRequested` and `cart.couponRequested`, publishes
 * `cart.changed`, and follows other tabs, the session and an order that was left unpaid. @returns a function that stops it.
 */
export function start(context: ServiceContext): () => void {
  const { api, bus, session, locale, showToast, t } = context;
  const engine = cartEngine(context);
  engine.start();
  inIdleTime(prepareCartCalls);

  const answered: string[] = [];
  const changes = publishChanges(engine, bus);
  const subscriptions = [
    bus.on('cart.addRequested').subscribe((request) => {
      if (answered.includes(request.requestId)) return;
      answered.push(request.requestId);
      if (answered.length > rememberedRequests) answered.shift();
      void answerAddRequest(context, engine, request);
    }),
    bus.on('cart.couponRequested').subscribe((request) => void answerCouponRequest(context, engine, request)),
    // What another tab changed is read from the server, also what it changed after the page had read and before this began.
    bus.deliveries('cart.changed').subscribe(({ origin }) => {
      if (origin === 'otherTab') changes.catchUp();
    }),
  ];
  const stops = [
    changes.stop,
    catchUpWhenBack(engine, session.ready?.()),
    ...subscriptions.map((subscription) => () => subscription.unsubscribe()),
    engine.onRefused((message, lost) => {
      showToast({ kind: 'error', text: message || t('read.refused') });
      if (lost) passOnLoss(lost, locale);
    }),
    followLosses(locale, engine.noteLostCoupon),
    followUnpaidOrder(context, () => sessionKnown(session)),
    followSession({
      ...{ engine, bus, api, cartIds: cartCookie, guestMark: browserGuestMark },
      onLeftOut: (leftOut) => {
        const titles = leftOut.map((each) => t('toast.leftOutUnits', each));
        showToast({ kind: 'info', text: t('toast.leftOut', { titles: formatList(titles, locale) }) });
      },
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
