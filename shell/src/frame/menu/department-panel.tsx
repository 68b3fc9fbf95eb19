import type { NavigationLink } from '@dana/contracts/navigation';
import { paths } from '@dana/contracts/paths';
import { useShell } from '@dana/runtime';
import { classNames, Skeleton } from '@dana/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { departmentOf } from '../navigation/department-of.ts';
import { departmentsQuery } from '../navigation/departments.queries.ts';
import { DepartmentCard } from './department-card.tsx';
import css from './department-card.module.css';
import panel from './menu-panel.module.css';
import { PanelColumn } from './panel-column.tsx';

/** What a department has: its categories, its brands and its picture. While the API does not answer, the way to all of it. */
export function DepartmentPanel({ entry }: { entry: NavigationLink }) {
  const { t } = useTranslation('shell');
  const { api } = useShell();
  const { data: departments, isPending } = useQuery(departmentsQuery(api));
  if (isPending) return <DepartmentSkeleton />;

  const slug = departmentOf(entry.path);
  const department = departments?.find((one) => one.slug === slug);
  const { children = [], brands = [] } = department ?? {};
  const categoryLinks = children.map((child) => ({ path: paths.category(child.slug), label: child.name }));
  const brandLinks = brands.map((brand) => ({ path: paths.brand(brand.slug), label: brand.name }));
  return (
    <>
      {categoryLinks.length > 0 && (
        <PanelColumn title={t('menu.categories')} links={categoryLinks} width="double" />
      )}
      {brandLinks.length > 0 && <PanelColumn title={t('menu.brands')} links={brandLinks} />}
      <DepartmentCard path={entry.path} name={department?.name ?? entry.label} department={department} />
    </>
  );
}

/** The geometry of a department's panel, while the API is asked what it has. */
function DepartmentSkeleton() {
  return (
    <>
      <Lines className={panel.double} />
      <Lines />
      <div className={css.card}>
        <Skeleton shape="picture" className={css.picture} />
      </div>
    </>
  );
}

function Lines({ className }: { className?: string | undefined }) {
  return (
    <div aria-busy="true" className={classNames(panel.column, className)}>
      {(['third', 'half', 'wide', 'half'] as const).map((width, line) => (
        <span key={line} className={panel.link}>
          <Skeleton width={width} />
        </span>
      ))}
    </div>
  );
}
