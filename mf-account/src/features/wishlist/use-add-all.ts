import { awaitCartAnswer } from '@dana/commerce/await-cart-answer';
import type { Product } from '@dana/contracts/api/product';
import { newRequestId, useBus, useShell } from '@dana/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { listedProductQuery } from '#api/product.queries.ts';
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
  const stops = useRef<(() => void)[]>([]);
  useEffect(() => () => stopAll(stops.current), []);

  function addAll(items: readonly WishlistItem[]): void {
    const products = items.flatMap(({ slug }) => {
      const product = queryClient.getQueryData(listedProductQuery(api, slug).queryKey);
      return product && isAddable(product) ? [product] : [];
    });
    const requests = products.map((product) => ({ product, requestId: newRequestId() }));
    const waiting = requests.map(({ requestId }) => requestId);
    setProgress({ waiting, addedCount: 0, leftCount: items.length - products.length });
    stopAll(stops.current);
    for (const { product, requestId } of requests) {
      stops.current.push(
        awaitCartAnswer(bus, requestId, ({ kind }) => settle(requestId, kind !== 'rejected')),
      );
      const { id: productId, slug, name: title, min_purchase_qty: quantity } = product;
      bus.publish({ type: 'cart.addRequested', requestId, productId, slug, title, quantity, next: 'none' });
    }
  }
  return { progress, addAll };
}

function isAddable({ variations, current_stock }: Product): boolean {
  return variations.length === 0 && current_stock > 0;
}

function stopAll(stops: (() => void)[]): void {
  for (const stop of stops.splice(0)) stop();
}
