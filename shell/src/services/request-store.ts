import type { ShopEvent, ShopEventType } from '@dana/contracts/events';

/** Where the requests that wait for a service outlive their document. */
export type RequestStore = { read: () => ShopEvent[]; write: (requests: ShopEvent[]) => void };

/**
 * The tab's own storage: each tab delivers what was asked in it.
 * @param name – of the service: "mf-cart-checkout ./cart.service".
 */
export function sessionRequestStore(name: string, handles: readonly ShopEventType[]): RequestStore {
  const key = `dana.requests.v1 ${name}`;
  return {
    read() {
      try {
        const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
        return Array.isArray(stored) ? stored.filter((one) => isRequest(one, handles)) : [];
      } catch {
        return [];
      }
    },
    write(requests) {
      try {
        if (requests.length === 0) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, JSON.stringify(requests));
      } catch {
        // Without storage a request lasts as long as the page.
      }
    },
  };
}

/** Written by this tab itself; of the form only what names it is looked at. */
function isRequest(value: unknown, handles: readonly ShopEventType[]): value is ShopEvent {
  if (typeof value !== 'object' || value === null) return false;
  const { type, requestId } = value as Record<string, unknown>;
  return typeof requestId === 'string' && handles.some((handled) => handled === type);
}
