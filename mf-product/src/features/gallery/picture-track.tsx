import type { Picture as PictureData } from '@dana/contracts/api/picture';
import { Picture } from '@dana/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { LoadingFrame } from './loading-frame.tsx';
import type { Track } from './use-track.ts';

/** After this long without movement a swipe is over. */
const settleMs = 250;

/** A slide of which less is in sight is not the one that is shown. */
const shownFromShare = 0.5;

type PictureTrackProps = {
  track: Track;
  pictures: PictureData[];
  name: string;
  sizes: string;
  className: string | undefined;
  slideClass: string | undefined;
  /** The first picture is what the page shows first. */
  hasPriority?: boolean;
  fit?: 'cover' | 'contain';
  /** What lies over a slide. */
  over: (place: number) => ReactNode;
};

/** The row that is swiped. It also works before any script does: it is a row that scrolls and snaps. */
export function PictureTrack({ track, pictures, name, sizes, ...look }: PictureTrackProps) {
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { trackRef } = track;
  // A reader or the browser's search that went to a picture out of sight would turn the row away from what is chosen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other pictures are other elements
  useEffect(() => {
    const seen = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries)
          (target as HTMLElement).inert = intersectionRatio < shownFromShare;
      },
      { root: trackRef.current, threshold: shownFromShare },
    );
    for (const slide of trackRef.current?.children ?? []) seen.observe(slide);
    return () => seen.disconnect();
  }, [trackRef, pictures]);
  const onScroll = () => {
    // Browsers with `scrollend` need no guess; a guess could fall into the middle of the scroll.
    if ('onscrollend' in window) return;
    clearTimeout(settling.current);
    settling.current = setTimeout(track.settle, settleMs);
  };
  return (
    <ul
      ref={trackRef}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className={look.className}
      onScroll={onScroll}
      onScrollEnd={track.settle}
    >
      {pictures.map((picture, place) => (
        <li key={picture.full_url} className={look.slideClass}>
          <LoadingFrame src={picture.full_url}>
            {(fail) => (
              <Picture
                src={picture.full_url}
                alt={picture.alt || name}
                sizes={sizes}
                fit={look.fit ?? 'cover'}
                ground="none"
                priority={place === 0 && look.hasPriority}
                onFail={fail}
              />
            )}
          </LoadingFrame>
          {look.over(place)}
        </li>
      ))}
    </ul>
  );
}
