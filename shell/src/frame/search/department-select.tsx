import { paths } from '@dana/contracts/paths';
import { useTranslation } from 'react-i18next';
import { useLinks } from '../navigation/navigation-context.tsx';

type DepartmentSelectProps = {
  name: string;
  /** The department that is searched already. */
  value: string | undefined;
  className?: string | undefined;
};

/** A listing calls its department as the path to it does. */
const departmentPrefix = paths.category('');

/** Where to search. */
export function DepartmentSelect({ name, value = '', className }: DepartmentSelectProps) {
  const { t } = useTranslation('shell');
  const links = useLinks('departments').filter(({ path }) => path.startsWith(departmentPrefix));
  return (
    <select name={name} aria-label={t('header.department')} className={className} defaultValue={value}>
      <option value="">{t('header.allDepartments')}</option>
      {links.map(({ path, label }) => (
        <option key={path} value={path.slice(departmentPrefix.length)}>
          {label}
        </option>
      ))}
    </select>
  );
}
