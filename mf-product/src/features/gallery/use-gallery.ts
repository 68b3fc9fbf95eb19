import type { Picture } from '@dana/contracts/api/picture';
import type { Product } from '@dana/contracts/api/product';
import { useMemo, useState } from 'react';
import { productPictures } from './product-pictures.ts';
import { useTrack } from './use-track.ts';

/** Which picture is shown. The variation's own picture stands over the others until one of them is asked for. */
export function useGallery(product: Product, variationPicture: Picture | null, startsWithVariation: boolean) {
  const pictures = useMemo(() => productPictures(product), [product]);
  const track = useTrack(pictures.length);
  const [wantsVariation, setWantsVariation] = useState(startsWithVariation);

  return {
    pictures,
    track,
    videoId: product.videoId,
    variationPicture: wantsVariation ? variationPicture : null,
    /** A picture of the product, by its place; the ends meet. */
    show(place: number) {
      setWantsVariation(false);
      track.show(place);
    },
    showVariation: () => setWantsVariation(true),
    backToPictures: () => setWantsVariation(false),
  };
}

export type Gallery = ReturnType<typeof useGallery>;
