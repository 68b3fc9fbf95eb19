import { paths } from '@dana/contracts/paths';
import { useShell } from '@dana/runtime';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { departmentsQuery } from '../navigation/departments.queries.ts';
import { Fold } from './fold.tsx';
import { MenuLink } from './menu-link.tsx';
import css from './mobile-menu.module.css';
import { nameInSentence } from './name-in-sentence.ts';
import { useLinks } from '../navigation/navigation-context.tsx';

/** The departments, each with its categories once the API has named them; until then, and without it, as plain links. */
export function MobileCategories() {
  const { t } = useTranslation('shell');
  const { api, locale } = useShell();
  const { data: departments } = useQuery(departmentsQuery(api));
  const links = useLinks('departments');
  if (!departments)
    return links.map(({ path, label }) => (
      <MenuLink key={path} to={path} className={css.link}>
        {label}
      </MenuLink>
    ));

  return departments.map(({ slug, name, image, children }) => (
    <Fold key={slug} title={name} group="categories" picture={image?.full_url}>
      <MenuLink to={paths.category(slug)} className={css.subLink}>
        {t('menu.allOf', { name: nameInSentence(name, locale) })}
      </MenuLink>
      {children.map((child) => (
        <MenuLink key={child.slug} to={paths.category(child.slug)} className={css.subLink}>
          {child.name}
        </MenuLink>
      ))}
    </Fold>
  ));
}
