import { Spinner } from '@dana/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import css from './loading-frame.module.css';

/** However slow or lost a picture is, its indicator leaves after this. Source: docs/shop-rules.md. */
const indicatorTimeoutMs = 3_000;

/** Shows that a picture is on its way: until it is there, until it failed, and never longer than three seconds. */
export function LoadingFrame({ src, children }: { src: string; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [settledSrc, setSettledSrc] = useState<string>();

  useEffect(() => {
    // A picture that came before this script did fires no event for it.
    const isThere = frame.current?.querySelector('img')?.complete ?? false;
    const timer = setTimeout(() => setSettledSrc(src), isThere ? 0 : indicatorTimeoutMs);
    return () => clearTimeout(timer);
  }, [src]);

  const fail = () => {
    // biome-ignore lint/suspicious/noConsole: this warning is agreed (docs/shop-rules.md)
    console.warn(`The product picture ${src} did not load.`);
    setSettledSrc(src);
  };
  return (
    <div
      ref={frame}
      className={css.frame}
      data-loading={settledSrc !== src || undefined}
      onLoadCapture={() => setSettledSrc(src)}
      onErrorCapture={fail}
    >
      {children}
      {settledSrc !== src && (
        <span className={css.indicator}>
          <Spinner />
        </span>
      )}
    </div>
  );
}
