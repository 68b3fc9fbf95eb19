import { Icon } from '@dana/ui';
import { State, States } from '../../frame/states.tsx';
import { usePageMessages } from '../../messages.ts';
import { iconNames } from './icon-names.ts';
import css from './icon-states.module.css';

/** The whole set, by what each means; those that show a direction are mirrored in Arabic. */
export function IconStates() {
  const { t } = usePageMessages();
  return (
    <States>
      <State name="allIcons" isWide>
        <ul className={css.icons}>
          {iconNames.map((name) => (
            <li key={name} className={css.icon}>
              <Icon name={name} size={24} />
              <bdi dir="ltr">{name}</bdi>
            </li>
          ))}
        </ul>
      </State>
      <State name="sizes">
        {([16, 20, 24, 32] as const).map((size) => (
          <Icon key={size} name="heart" size={size} />
        ))}
      </State>
      <State name="filled">
        <Icon name="heart" size={32} filled label={t('sample.keep')} />
      </State>
    </States>
  );
}
