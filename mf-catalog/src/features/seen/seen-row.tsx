import { useShell } from '@dana/runtime';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { productsByIdQuery } from '#api/products.queries.ts';
import { ProductRowOfCards } from '#product/product-row-of-cards.tsx';
import { useIsNear } from '@dana/ui/near';
import { rememberSeen } from './seen-products.ts';

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
