import type { Department } from '@dana/contracts/api/category';
import { useShell } from '@dana/runtime';
import { Icon, Picture } from '@dana/ui';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import css from './department-card.module.css';
import { nameInSentence } from './name-in-sentence.ts';

type DepartmentCardProps = { path: string; name: string; department: Department | undefined };

/** The way to all that a department has, with its picture where the API has named one. */
export function DepartmentCard({ path, name, department }: DepartmentCardProps) {
  const { t } = useTranslation('shell');
  const { locale } = useShell();
  return (
    <Link to={path} className={css.card}>
      {department?.image && (
        <Picture src={department.image.full_url} alt="" fit="contain" sizes="20rem" className={css.picture} />
      )}
      <span className={css.words}>
        <span className={css.name}>
          <span>{t('menu.allOf', { name: nameInSentence(name, locale) })}</span>
          <Icon name="arrow-end" size={20} />
        </span>
        {department?.description && <span className={css.text}>{department.description}</span>}
      </span>
    </Link>
  );
}
