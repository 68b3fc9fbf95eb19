import { useTexts } from '@dana/i18n';
import css from './link-list.module.css';

/** The figure at the end of a filter: drawn short, spoken in words. */
export function FilterCount({ count }: { count: number }) {
  const { t } = useTexts('catalog');
  return (
    <span className={css.count}>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{t('filters.productCount', { count })}</span>
    </span>
  );
}
