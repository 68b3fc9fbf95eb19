import { shopOf } from '@dana/contracts/shop/shop-facts';
import { useShell } from '@dana/runtime';
import field from '@dana/ui/search-form.module.css';
import { useTranslation } from 'react-i18next';

type DepartmentChoiceProps = { value: string; onChange: (productType: string) => void };

/** Where to search. */
export function DepartmentChoice({ value, onChange }: DepartmentChoiceProps) {
  const { t } = useTranslation('catalog');
  const { departments = [] } = shopOf(useShell().api);
  return (
    <select
      name="productType"
      aria-label={t('suggestions.department')}
      className={field.department}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{t('suggestions.allDepartments')}</option>
      {departments.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </select>
  );
}
