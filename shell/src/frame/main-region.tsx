import { type ReactNode, useEffect, useRef } from 'react';
import type { PageProgress } from '../routing/page-progress.ts';
import css from './frame.module.css';

/**
 * The page's own part of the frame. It says when another page is on its way, written past React: an update of its would
 * make it begin again with the page that it is rendering.
 */
export function MainRegion({ progress, children }: { progress: PageProgress; children: ReactNode }) {
  const region = useRef<HTMLElement>(null);
  useEffect(
    () =>
      progress.subscribe(() => {
        if (progress.getSnapshot()) region.current?.setAttribute('aria-busy', 'true');
        else region.current?.removeAttribute('aria-busy');
      }),
    [progress],
  );
  return (
    <main ref={region} id="main" tabIndex={-1} className={css.main}>
      {children}
    </main>
  );
}
