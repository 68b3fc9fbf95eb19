import { productTypes } from './product-types.ts';
import { useTexts } from '@dana/i18n';
import field from '@dana/ui/search-form.module.css';

type DepartmentChoiceProps = { value: string; onChange: (productType: string) => void };

/** Where to search. */
export function DepartmentChoice({ value, onChange }: DepartmentChoiceProps) {
  const { t } = useTexts('catalog');
  return (
    <select
      name="productType"
      aria-label={t('suggestions.department')}
      className={field.department}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{t('suggestions.allDepartments')}</option>
      {productTypes.map((type) => (
        <option key={type} value={type}>
          {t(`departments.${type}`)}
        </option>
      ))}
    </select>
  );
}
