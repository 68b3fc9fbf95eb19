import { classNames } from '@dana/ui';
import type { NamedBrand } from '#api/brands.queries.ts';
import css from './brand-mark.module.css';

type BrandMarkProps = {
  brand: Pick<NamedBrand, 'name' | 'other_name'>;
  /** One script above the other; otherwise beside each other. */
  isStacked?: boolean;
};

/** A maker's name as its mark, in both scripts: that of the page leads, and is read. The size is that of the text around it. */
export function BrandMark({ brand: { name, other_name: other }, isStacked = false }: BrandMarkProps) {
  return (
    <span className={classNames(css.mark, isStacked && css.stacked)}>
      <bdi>{name}</bdi>{' '}
      {other && (
        <span lang={other.lang} dir="auto" className={css.other} aria-hidden="true">
          {other.text}
        </span>
      )}
    </span>
  );
}
