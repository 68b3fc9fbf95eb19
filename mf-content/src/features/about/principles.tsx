import type { ShopPromise } from '@dana/contracts/shop/shop-facts';
import { Container, Icon } from '@dana/ui';
import { useTranslation } from 'react-i18next';
import css from './principles.module.css';

/** How the shop works, in a few promises. */
export function Principles({ principles }: { principles: ShopPromise[] }) {
  const { t } = useTranslation('content');
  return (
    <Container className={css.principles}>
      <h2>{t('about.principles.title')}</h2>
      <ul className={css.list}>
        {principles.map(({ icon, title, text }) => (
          <li key={title} className={css.item}>
            <Icon name={icon} size={24} className={css.icon} />
            <h3 className={css.title}>{title}</h3>
            {text && <p className={css.text}>{text}</p>}
          </li>
        ))}
      </ul>
    </Container>
  );
}
