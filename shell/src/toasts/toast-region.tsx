import { classNames } from '@dana/ui';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { Toasts } from './create-toasts.ts';
import css from './toast-region.module.css';

const ToastStack = lazy(() => import('./toast-stack.tsx').then((module) => ({ default: module.ToastStack })));

/** The two live regions, always there, and from the first message on the place where messages are drawn. */
export function ToastRegion({ toasts }: { toasts: Toasts }) {
  const { polite, assertive, count, isShown } = useSyncExternalStore(toasts.subscribe, toasts.getSnapshot);
  const region = classNames(isShown ? 'visually-hidden' : css.plain);
  return (
    <>
      <div role="status" aria-live="polite" className={region}>
        {polite && <p key={count}>{polite}</p>}
      </div>
      <div role="alert" aria-live="assertive" className={region}>
        {assertive && <p key={count}>{assertive}</p>}
      </div>
      {count > 0 && isShown && (
        <Suspense>
          <ToastStack />
        </Suspense>
      )}
    </>
  );
}
