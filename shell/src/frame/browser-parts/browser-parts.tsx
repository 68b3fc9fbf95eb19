import { latePart, useHydrated } from '@dana/runtime';
import { useEffect, useState } from 'react';
import { inIdleTime } from '@dana/runtime';
import type { SignOutQuestion } from '../../session/sign-out-question.ts';
import { AskOnSignOut } from '../sign-out/ask-on-sign-out.tsx';
import { ToastRegion } from '../toasts/toast-region.tsx';
import type { Toasts } from '../toasts/create-toasts.ts';
import type { LoadingFlag } from './loading-flag.ts';
import type { PageProgress } from '../../routing/page-progress.ts';
import { LoadingLine } from './loading-line.tsx';
import { type Navigator, NavigatorBinding } from '../../routing/navigator.tsx';
import { SlotOnRequest } from './slot-on-request.tsx';

const LateParts = latePart(
  async () => (await import(/* webpackChunkName: "late" */ './late-parts.tsx')).LateParts,
  { lost: 'without' },
);

type BrowserPartsProps = {
  toasts: Toasts;
  loadingFlag: LoadingFlag;
  progress: PageProgress;
  navigator: Navigator;
  signOutQuestion: SignOutQuestion;
};

/** What only a browser can have. Nothing of it stands in the server's HTML, so it joins after hydration. */
export function BrowserParts(props: BrowserPartsProps) {
  const { toasts, loadingFlag, progress, navigator, signOutQuestion } = props;
  const isHydrated = useHydrated();
  const [isLate, setLate] = useState(false);
  useEffect(() => inIdleTime(() => setLate(true)), []);
  if (!isHydrated) return null;
  return (
    <>
      <NavigatorBinding navigator={navigator} />
      <LoadingLine flag={loadingFlag} progress={progress} />
      <ToastRegion toasts={toasts} />
      <SlotOnRequest slot="cart.drawer" request="cart.drawerRequested" isPrepared />
      <SlotOnRequest slot="product.quickView" request="product.quickViewRequested" />
      <AskOnSignOut question={signOutQuestion} />
      {isLate && <LateParts />}
      <SlotOnRequest slot="catalog.compareLimit" request="compare.limitReached" />
    </>
  );
}
