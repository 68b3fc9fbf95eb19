import type { ShopEventOf } from '@dana/contracts/events';
import type { SlotName } from '@dana/contracts/slots';
import { inIdleTime, mayPrefetch, RemoteSlot, useBus, useBusEvent, useShell } from '@dana/runtime';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';

type RequestType = 'cart.drawerRequested' | 'product.quickViewRequested' | 'compare.limitReached';
type SlotOnRequestProps = {
  slot: Extract<SlotName, 'cart.drawer' | 'product.quickView' | 'catalog.compareLimit'>;
  request: RequestType;
  /** Its code is asked for before it is, once the page has nothing better to do. */
  isPrepared?: boolean;
};

/**
 * Mounts a slot with the first request for it on a page, and then hands it that request; later ones it receives by itself.
 * Another page unmounts it: no drawer and no backdrop outlives the page it was opened on.
 */
export function SlotOnRequest({ slot, request, isPrepared = false }: SlotOnRequestProps) {
  const { loadSlot, forgetSlot, showToast } = useShell();
  const { t } = useTranslation('shell');
  const bus = useBus();
  const { pathname } = useLocation();
  const [readyAt, setReadyAt] = useState<string>();
  const isReady = readyAt === pathname;
  const waiting = useRef<ShopEventOf<RequestType>>(undefined);

  useEffect(() => {
    if (!isPrepared) return;
    inIdleTime(() => {
      // A press asks again, and says what is wrong.
      if (mayPrefetch()) Promise.resolve(loadSlot(slot, {})).catch(() => forgetSlot(slot));
    });
  }, [isPrepared, slot, loadSlot, forgetSlot]);

  useBusEvent(request, async (event) => {
    if (isReady) return;
    const isLoading = waiting.current !== undefined;
    waiting.current = event;
    if (isLoading) return;
    try {
      await loadSlot(slot, {});
      setReadyAt(pathname);
    } catch {
      waiting.current = undefined;
      forgetSlot(slot);
      showToast({ kind: 'error', text: t('requests.slotFailed') });
    }
  });

  useEffect(() => {
    const event = waiting.current;
    if (!isReady || !event) return;
    waiting.current = undefined;
    // The slot below listens by now: effects of children run first.
    bus.publish(event);
  }, [isReady, bus]);

  return isReady ? <RemoteSlot name={slot} props={{}} /> : null;
}
