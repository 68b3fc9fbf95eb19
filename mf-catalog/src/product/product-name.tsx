import { paths } from '@dana/contracts/paths';
import { Link } from 'react-router-dom';
import { openPicture } from './opened-picture.ts';
import type { ProductView } from './product-view.ts';
import { useKnownProduct } from './use-known-product.ts';

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
