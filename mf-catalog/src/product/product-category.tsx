import { paths } from '@dana/contracts/paths';
import { Link } from 'react-router-dom';
import css from './product-category.module.css';
import type { ProductView } from './product-view.ts';

/**
 * The closest category of a product, as a small link above its name. Not a stop of the keyboard: in a list each card would have one
 * more, and the menu and the product's own page lead there as well.
 */
export function ProductCategory({ product: { category } }: { product: ProductView }) {
  if (!category) return null;
  return (
    <Link discover="none" tabIndex={-1} to={paths.category(category.slug)} className={css.category}>
      {category.name}
    </Link>
  );
}
