import { useEffect, useRef } from 'react';
import type { PageProgress } from '../../routing/page-progress.ts';
import type { LoadingFlag } from './loading-flag.ts';
import css from './loading-line.module.css';

/**
 * Draws the loading flag, and stays for as long as a page is on its way. Each navigation starts its line again. Written
 * past React: an update of its would make it begin again with the page that it is rendering.
 */
export function LoadingLine({ flag, progress }: { flag: LoadingFlag; progress: PageProgress }) {
  const track = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let drawn = 0;
    const draw = (): void => {
      const { count, isOn } = flag.getSnapshot();
      track.current?.toggleAttribute('data-navigating', isOn || progress.getSnapshot() !== undefined);
      if (count === drawn) return;
      drawn = count;
      for (const animation of track.current?.getAnimations({ subtree: true }) ?? [])
        animation.currentTime = 0;
    };
    draw();
    const stops = [flag.subscribe(draw), progress.subscribe(draw)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [flag, progress]);
  return (
    <div ref={track} aria-hidden="true" className={css.track}>
      <div className={css.line} />
    </div>
  );
}
