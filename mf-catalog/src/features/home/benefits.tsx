import { shopOf } from '@dana/contracts/shop/shop-facts';
import { useShell } from '@dana/runtime';
import { Container, Icon } from '@dana/ui';
import css from './benefits.module.css';

/** What a shopper can count on: the shop's own promises. Nothing for a shop that makes none. */
export function Benefits() {
  const promises = shopOf(useShell().api).promises?.home ?? [];
  if (promises.length === 0) return null;
  return (
    <Container isPart className={css.strip}>
      <ul className={css.list}>
        {promises.map(({ icon, title, text }) => (
          <li key={title} className={css.benefit}>
            <Icon name={icon} size={24} className={css.icon} />
            <div>
              <p className={css.title}>{title}</p>
              {text && <p className={css.text}>{text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Container>
  );
}
