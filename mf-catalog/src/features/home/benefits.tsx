import { useTexts } from '@dana/i18n';
import { Container, Icon, type IconName } from '@dana/ui';
import css from './benefits.module.css';

const benefits: readonly { key: string; icon: IconName }[] = [
  { key: 'delivery', icon: 'truck' },
  { key: 'returns', icon: 'return' },
  { key: 'offers', icon: 'tag' },
  { key: 'support', icon: 'help' },
];

/** What a shopper can count on. */
export function Benefits() {
  const { t } = useTexts('catalog');
  return (
    <Container isPart className={css.strip}>
      <ul className={css.list}>
        {benefits.map(({ key, icon }) => (
          <li key={key} className={css.benefit}>
            <Icon name={icon} size={24} className={css.icon} />
            <div>
              <p className={css.title}>{t(`benefits.${key}.title`)}</p>
              <p className={css.text}>{t(`benefits.${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Container>
  );
}
