import { newRequestId, useBus, useStateTopic } from '@dana/runtime';
import type { ProductView } from './product-view.ts';

/** Whether a product is being compared, and a request to change that. On the server nothing is. */
export function useCompareMark({ id, slug, name }: ProductView) {
  const bus = useBus();
  const compared = useStateTopic('compare.changed')?.productIds ?? [];
  return {
    isCompared: compared.some((comparedId) => String(comparedId) === id),
    toggle: () =>
      bus.publish({
        type: 'compare.toggleRequested',
        requestId: newRequestId(),
        productId: id,
        slug,
        title: name,
      }),
  };
}
