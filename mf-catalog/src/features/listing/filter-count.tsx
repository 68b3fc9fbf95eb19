import { useTranslation } from 'react-i18next';
import css from './link-list.module.css';

type FilterCountProps = {
  /** Null where nobody counted. */
  count: number | null;
  /** Not all were counted: it is the least there are. */
  isLeast?: boolean | undefined;
};

/** The figure at the end of a filter: drawn short, spoken in words. */
export function FilterCount({ count, isLeast = false }: FilterCountProps) {
  const { t } = useTranslation('catalog');
  if (count === null || (isLeast && count === 0)) return null;
  return (
    <span className={css.count}>
      <bdi dir="ltr" translate="no" aria-hidden="true">
        {isLeast ? `${count}+` : count}
      </bdi>
      <span className="visually-hidden">
        {t(isLeast ? 'filters.productCountLeast' : 'filters.productCount', { count })}
      </span>
    </span>
  );
}
