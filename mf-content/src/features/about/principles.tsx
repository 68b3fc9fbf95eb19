import { useTexts } from '@dana/i18n';
import { Container, Icon, type IconName } from '@dana/ui';
import css from './principles.module.css';

const principles: { name: string; icon: IconName }[] = [
  { name: 'choice', icon: 'search' },
  { name: 'price', icon: 'tag' },
  { name: 'language', icon: 'language' },
  { name: 'return', icon: 'return' },
];

/** How the shop works, in four promises. */
export function Principles() {
  const { t } = useTexts('content');
  return (
    <Container className={css.principles}>
      <h2>{t('about.principles.title')}</h2>
      <ul className={css.list}>
        {principles.map(({ name, icon }) => (
          <li key={name} className={css.item}>
            <Icon name={icon} size={24} className={css.icon} />
            <h3 className={css.title}>{t(`about.principles.${name}.title`)}</h3>
            <p className={css.text}>{t(`about.principles.${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </Container>
  );
}
