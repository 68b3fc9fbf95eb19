import { paths } from '@dana/contracts/paths';
import { Link } from 'react-router-dom';
import css from './product-category.module.css';
import type { ProductView } from './product-view.ts';

/** The closest category of a product, as a small link above its name. */
export function ProductCategory({ product: { category } }: { product: ProductView }) {
  if (!category) return null;
  return (
    <Link discover="none" to={paths.category(category.slug)} className={css.category}>
      {category.name}
    </Link>
  );
}
