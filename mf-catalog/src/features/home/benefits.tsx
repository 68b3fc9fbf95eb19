import { offers } from '@dana/contracts/offers';
import { useTexts } from '@dana/i18n';
import { useShell } from '@dana/runtime';
import { Container, Icon, type IconName } from '@dana/ui';
import css from './benefits.module.css';

const benefits: readonly { key: string; icon: IconName }[] = [
  { key: 'delivery', icon: 'truck' },
  { key: 'returns', icon: 'return' },
  { key: 'offers', icon: 'tag' },
  { key: 'support', icon: 'help' },
];

/** What a shopper can count on: this shop's own words, which are no other's. */
export function Benefits() {
  const { t } = useTexts('catalog');
  const { api } = useShell();
  if (!offers(api, 'own-pages')) return null;
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
