import { partGroups } from './part-groups.ts';
import { usePageMessages } from '../messages.ts';
import css from './group-list.module.css';

/** All parts by name, each a way to where it is shown. */
export function GroupList() {
  const { t } = usePageMessages();
  return (
    <nav aria-label={t('contents')} className={css.list}>
      <ul className={css.groups}>
        {partGroups.map(({ id, parts }) => (
          <li key={id} className={css.group}>
            <a href={`#${id}`} className={css.title}>
              {t(`groups.${id}`)}
            </a>
            <ul className={css.parts}>
              {parts.map(({ name }) => (
                <li key={name}>
                  <a href={`#${name}`} className={css.part}>
                    <bdi dir="ltr">{name}</bdi>
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}
