import type { SlotProps } from '@dana/contracts/slots';
import { type PageRequest, useShell } from '@dana/runtime';
import { useQuery } from '@tanstack/react-query';
import { collectionQuery, topRatedQuery } from '#api/product-rows.queries.ts';
import { ProductLine } from '#product/product-line.tsx';
import css from './product-list.module.css';

type ProductListProps = SlotProps<'catalog.productList'>;

const defaultCount = 3;

/** Fetches the products of the list. */
export async function loader({ api, queryClient }: PageRequest, { source }: ProductListProps): Promise<void> {
  await queryClient.query(productsOf(api, source));
}

/** A few small products below each other, under a heading of level 2; not there without products. */
export function Component({ title, source, count = defaultCount }: ProductListProps) {
  const { api } = useShell();
  const products = useQuery(productsOf(api, source)).data?.slice(0, count) ?? [];
  if (products.length === 0) return null;
  return (
    <>
      <h2 className={css.title}>{title}</h2>
      <ul className={css.list}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductLine product={product} />
          </li>
        ))}
      </ul>
    </>
  );
}

function productsOf(api: PageRequest['api'], source: ProductListProps['source']) {
  return 'collection' in source ? collectionQuery(api, source.collection) : topRatedQuery(api);
}
