import type { Product } from '@dana/contracts/api/product';
import { newRequestId, useBus, useBusEvent, useShell } from '@dana/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { wishedProductQuery } from '#api/product.queries.ts';
import type { WishlistItem } from './wishlist-item.ts';

type Progress = {
  /** Requests that the cart has not answered yet. */
  waiting: string[];
  addedCount: number;
  /** Refused, out of stock, gone, or still to be chosen from. */
  leftCount: number;
};

/** Puts everything on the list into the cart that can go there without a question. */
export function useAddAll() {
  const bus = useBus();
  const { api } = useShell();
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<Progress>();

  function settle(requestId: string, isAdded: boolean): void {
    setProgress((current) => {
      if (!current?.waiting.includes(requestId)) return current;
      return {
        waiting: current.waiting.filter((other) => other !== requestId),
        addedCount: current.addedCount + (isAdded ? 1 : 0),
        leftCount: current.leftCount + (isAdded ? 0 : 1),
      };
    });
  }
  useBusEvent('cart.itemAdded', ({ requestId }) => settle(requestId, true));
  useBusEvent('cart.addRejected', ({ requestId }) => settle(requestId, false));

  function addAll(items: readonly WishlistItem[]): void {
    const products = items.flatMap(({ slug }) => {
      const product = queryClient.getQueryData(wishedProductQuery(api, slug).queryKey);
      return product && isAddable(product) ? [product] : [];
    });
    const requests = products.map((product) => ({ product, requestId: newRequestId() }));
    const waiting = requests.map(({ requestId }) => requestId);
    setProgress({ waiting, addedCount: 0, leftCount: items.length - products.length });
    for (const { product, requestId } of requests) {
      const { id: productId, slug, name: title, min_purchase_qty: quantity } = product;
      bus.publish({ type: 'cart.addRequested', requestId, productId, slug, title, quantity, next: 'none' });
    }
  }
  return { progress, addAll };
}

function isAddable({ variations, current_stock }: Product): boolean {
  return variations.length === 0 && current_stock > 0;
}
