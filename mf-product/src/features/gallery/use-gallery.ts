import type { Picture } from '@dana/contracts/api/picture';
import type { Product } from '@dana/contracts/api/product';
import { useMemo, useRef, useState } from 'react';
import { productPictures } from './product-pictures.ts';

/** Which picture is shown. The variation's own picture stands over the others until one of them is asked for. */
export function useGallery(product: Product, variationPicture: Picture | null, startsWithVariation: boolean) {
  const pictures = useMemo(() => productPictures(product), [product]);
  const trackRef = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const [wantsVariation, setWantsVariation] = useState(startsWithVariation);

  return {
    pictures,
    trackRef,
    index,
    variationPicture: wantsVariation ? variationPicture : null,
    /** A picture of the product, by its place; the ends meet. */
    show(place: number) {
      const next = (place + pictures.length) % pictures.length;
      setWantsVariation(false);
      setIndex(next);
      scrollToSlide(trackRef.current, next, Math.abs(next - index) === 1 ? 'smooth' : 'instant');
    },
    /** The track came to rest there after a swipe. */
    settle: setIndex,
    showVariation: () => setWantsVariation(true),
    backToPictures: () => setWantsVariation(false),
  };
}

export type Gallery = ReturnType<typeof useGallery>;

/** The way is measured on screen: so it has the right sign in both directions of reading. */
function scrollToSlide(track: HTMLUListElement | null, index: number, behavior: 'smooth' | 'instant'): void {
  const slide = track?.children[index];
  if (!track || !slide) return;
  const wayPx = slide.getBoundingClientRect().left - track.getBoundingClientRect().left;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  track.scrollTo({ left: track.scrollLeft + wayPx, behavior: isCalm ? 'instant' : behavior });
}
