import { newRequestId, useBus } from '@dana/runtime';
import type { ProductView } from './product-view.ts';

/** The request to look at a product without leaving the page; another remote's dialog answers it. */
export function useQuickView({ slug, name, picture, price, oldPrice }: ProductView): () => void {
  const bus = useBus();
  return () =>
    bus.publish({
      type: 'product.quickViewRequested',
      requestId: newRequestId(),
      slug,
      preview: { title: name, price, oldPrice: oldPrice ?? null, ...(picture && { picture: picture.src }) },
    });
}
