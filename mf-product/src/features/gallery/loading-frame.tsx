import { Spinner } from '@dana/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import css from './loading-frame.module.css';

type LoadingFrameProps = {
  src: string;
  /** The picture. @param fail – to be called when it cannot be had, also where that was before the page's scripts came. */
  children: (fail: () => void) => ReactNode;
};

/**
 * Shows that a picture is on its way: until it is there, until it failed, and never longer than three seconds, which the style
 * counts from where the document shows it: scripts may come later than that.
 */
export function LoadingFrame({ src, children }: LoadingFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const indicator = useRef<HTMLSpanElement>(null);
  const [settledSrc, setSettledSrc] = useState<string>();
  const warnedOf = useRef<string>(undefined);

  useEffect(() => {
    // A picture that came before this script did fires no event for it.
    const isThere = frame.current?.querySelector('img')?.complete ?? false;
    const [wait] = indicator.current?.getAnimations?.() ?? [];
    if (!isThere && wait?.playState !== 'finished') return;
    const timer = setTimeout(() => setSettledSrc(src));
    return () => clearTimeout(timer);
  }, [src]);

  const fail = () => {
    setSettledSrc(src);
    if (warnedOf.current === src) return;
    warnedOf.current = src;
    // biome-ignore lint/suspicious/noConsole: this warning is agreed (docs/shop-rules.md)
    console.warn(`The product picture ${src} did not load.`);
  };
  return (
    <div
      ref={frame}
      className={css.frame}
      data-loading={settledSrc !== src || undefined}
      onLoadCapture={() => setSettledSrc(src)}
      onErrorCapture={fail}
    >
      {children(fail)}
      {settledSrc !== src && (
        <span
          key={src}
          ref={indicator}
          className={css.indicator}
          onAnimationEnd={({ target, currentTarget }) => {
            if (target === currentTarget) setSettledSrc(src);
          }}
        >
          <Spinner />
        </span>
      )}
    </div>
  );
}
