import { ToastRegion } from '../toasts/toast-region.tsx';
import type { Toasts } from '../toasts/create-toasts.ts';
import type { LoadingFlag } from './loading-flag.ts';
import { LoadingLine } from './loading-line.tsx';
import { type Navigator, NavigatorBinding } from './navigator.tsx';
import { SlotOnRequest } from './slot-on-request.tsx';
import { useHydrated } from './use-hydrated.ts';

type BrowserPartsProps = { toasts: Toasts; loadingFlag: LoadingFlag; navigator: Navigator };

/** What only a browser can have. Nothing of it stands in the server's HTML, so it joins after hydration. */
export function BrowserParts({ toasts, loadingFlag, navigator }: BrowserPartsProps) {
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  return (
    <>
      <NavigatorBinding navigator={navigator} />
      <LoadingLine flag={loadingFlag} />
      <ToastRegion toasts={toasts} />
      <SlotOnRequest slot="cart.drawer" request="cart.drawerRequested" />
      <SlotOnRequest slot="product.quickView" request="product.quickViewRequested" />
      <SlotOnRequest slot="catalog.compareLimit" request="compare.limitReached" />
    </>
  );
}
