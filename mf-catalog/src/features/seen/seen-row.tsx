import { storedList, useShell } from '@dana/runtime';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { productsByIdQuery } from '#api/product-rows.queries.ts';
import { ProductRowOfCards } from '#product/product-row-of-cards.tsx';
import { useIsNear } from '@dana/ui/near';

/** How many products are remembered: a row of them, and the one that is being looked at. */
const seenCount = 9;

const isText = (value: unknown): value is string => typeof value === 'string';

/** The products that this shopper looked at, the last one first, by id. */
const seen = storedList('browser', 'seen.v1', isText, 'store.seen.v1');

/** Remembers a product as looked at. @returns the others, the last one first. */
function rememberSeen(productId: string): readonly string[] {
  const others = seen.read().filter((id) => id !== productId);
  seen.write([productId, ...others].slice(0, seenCount));
  return others.slice(0, seenCount - 1);
}

/** What the shopper looked at before this product, which is remembered from now on. Asked for once it is near. */
export function SeenRow({ title, productId }: { title: string; productId: string }) {
  const { api } = useShell();
  const { ref, isNear } = useIsNear<HTMLDivElement>();
  const [before, setBefore] = useState<readonly string[]>([]);
  useEffect(() => setBefore(rememberSeen(productId)), [productId]);
  const answer = useQuery({ ...productsByIdQuery(api, before), enabled: isNear && before.length > 0 });
  return (
    <div ref={ref}>
      <ProductRowOfCards title={title} products={answer.data ?? []} />
    </div>
  );
}
