import { Notice } from '@dana/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import css from './order-end.module.css';
import { OrderNotes } from './order-notes.tsx';

/** On phones, below the form: why the last attempt came to nothing, brought into sight, and the last notes. */
export function OrderEnd({ problem }: { problem: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const hasProblem = Boolean(problem);
  // The bar is pressed anywhere on the page, and a message passes within a second.
  useEffect(() => {
    if (hasProblem) place.current?.scrollIntoView({ block: 'nearest' });
  }, [hasProblem]);
  return (
    <div className={css.end}>
      {problem && (
        <div ref={place}>
          <Notice tone="error">{problem}</Notice>
        </div>
      )}
      <OrderNotes />
    </div>
  );
}
