import { latePart } from '@dana/runtime';
import { classNames } from '@dana/ui';
import { useSyncExternalStore } from 'react';
import css from '../parts/floating-note.module.css';
import type { Toasts } from './create-toasts.ts';

// When it is lost the live region itself is shown: `createToasts` turns `isShown`.
const ToastStack = latePart(async () => (await import('./toast-stack.tsx')).ToastStack, { lost: 'without' });

/** The two live regions, always there, and from the first message on the place where messages are drawn. */
export function ToastRegion({ toasts }: { toasts: Toasts }) {
  const { polite, assertive, count, isShown } = useSyncExternalStore(toasts.subscribe, toasts.getSnapshot);
  const region = classNames(isShown ? 'visually-hidden' : css.top);
  return (
    <>
      <div role="status" aria-live="polite" className={region}>
        {polite && (
          <p key={count} className={css.note}>
            {polite}
          </p>
        )}
      </div>
      <div role="alert" aria-live="assertive" className={region}>
        {assertive && (
          <p key={count} className={css.note}>
            {assertive}
          </p>
        )}
      </div>
      {count > 0 && isShown && <ToastStack />}
    </>
  );
}
