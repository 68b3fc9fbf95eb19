import { type KnownProduct, knownProductKey } from '@dana/contracts/known-product';
import { paths } from '@dana/contracts/paths';
import { useShell } from '@dana/runtime';
import { useQueryClient } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { openPicture } from './opened-picture.ts';
import type { ProductView } from './product-view.ts';

type ProductNameProps = { product: ProductView; className: string | undefined };

/** The name as the link to the product; it says its language where that is not the page's. */
export function ProductName({ product, className }: ProductNameProps) {
  const leave = useKnownProduct(product);
  return (
    <Link
      discover="none"
      to={paths.product(product.slug)}
      className={className}
      lang={product.nameLang}
      dir="auto"
      onClick={(event) => {
        leave(event);
        openPicture(product);
      }}
    >
      {product.name}
    </Link>
  );
}

/** Leaves what a card shows of a product for the page that its link leads to. */
function useKnownProduct(product: ProductView): (event: MouseEvent<Element>) => void {
  const shell = useShell();
  const queryClient = useQueryClient();
  return ({ currentTarget }) => {
    const picture = currentTarget.closest(':has(img)')?.querySelector('img');
    const known: KnownProduct = {
      name: product.name,
      nameLang: product.nameLang,
      category: product.category,
      rating: { average: product.rating, count: product.reviewCount },
      price: product.price,
      oldPrice: product.oldPrice ?? null,
      picture: picture?.complete && picture.currentSrc ? picture.currentSrc : undefined,
      hasMorePictures: product.hoverSrc !== undefined,
    };
    queryClient.setQueryData(knownProductKey(product.slug, shell), known);
  };
}
