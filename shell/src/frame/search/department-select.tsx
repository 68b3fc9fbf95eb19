import { useTexts } from '@dana/i18n';

type DepartmentSelectProps = { name: string; className?: string | undefined };

/** The departments as the listing's `productType` names them. */
const departments = ['electronics', 'fashion', 'beauty', 'jewelry'];

/** Where to search. */
export function DepartmentSelect({ name, className }: DepartmentSelectProps) {
  const { t } = useTexts('shell');
  return (
    <select name={name} aria-label={t('header.department')} className={className} defaultValue="">
      <option value="">{t('header.allDepartments')}</option>
      {departments.map((department) => (
        <option key={department} value={department}>
          {t(`menu.${department}`)}
        </option>
      ))}
    </select>
  );
}
