import type { ShopEvent, ShopEventType } from '@dana/contracts/events';
import { type StoredList, storedList } from '@dana/runtime';

/** Where the requests that wait for a service outlive their document. */
export type RequestStore = StoredList<ShopEvent>;

/**
 * The tab's own storage: each tab delivers what was asked in it.
 * @param name – of the service: "mf-cart-checkout ./cart.service".
 */
export function sessionRequestStore(name: string, handles: readonly ShopEventType[]): RequestStore {
  return storedList('tab', `requests.v1 ${name}`, (value) => isRequest(value, handles));
}

/** Written by this tab itself; of the form only what names it is looked at. */
function isRequest(value: unknown, handles: readonly ShopEventType[]): value is ShopEvent {
  if (typeof value !== 'object' || value === null) return false;
  const { type, requestId } = value as Record<string, unknown>;
  return typeof requestId === 'string' && handles.some((handled) => handled === type);
}
