import { paths } from '@dana/contracts/paths';
import { useTexts } from '@dana/i18n';
import { useShell } from '@dana/runtime';
import { useQuery } from '@tanstack/react-query';
import { NavLink } from 'react-router-dom';
import { departmentsQuery } from '../navigation/departments.queries.ts';
import { Fold } from './fold.tsx';
import css from './mobile-menu.module.css';
import { useLinks } from '../navigation/navigation-context.tsx';

/** The departments, each with its categories once the API has named them; until then, and without it, as plain links. */
export function MobileCategories() {
  const { t } = useTexts('shell');
  const { api } = useShell();
  const { data: departments } = useQuery(departmentsQuery(api));
  const links = useLinks('departments');
  if (!departments)
    return links.map(({ path, label }) => (
      <NavLink key={path} to={path} className={css.link ?? ''}>
        {label}
      </NavLink>
    ));

  return departments.map(({ slug, name, children }) => (
    <Fold key={slug} title={name} group="categories">
      <NavLink to={paths.category(slug)} end className={css.subLink ?? ''}>
        {t('menu.allOf', { name })}
      </NavLink>
      {children.map((child) => (
        <NavLink key={child.slug} to={paths.category(child.slug)} className={css.subLink ?? ''}>
          {child.name}
        </NavLink>
      ))}
    </Fold>
  ));
}
