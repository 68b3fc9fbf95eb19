import type { PanelName } from '@dana/contracts/navigation';
import { useTexts } from '@dana/i18n';
import { Container } from '@dana/ui';
import { Link } from 'react-router-dom';
import { cardsOf, columnsOf } from '../navigation/panels.ts';
import { useAllLinks } from '../navigation/use-all-links.ts';
import { MenuCards } from './menu-cards.tsx';
import css from './menu-panel.module.css';

/** What hangs below an entry of the main menu, across the page: columns of links, and cards with pictures. */
export function MenuPanel({ id, name }: { id: string; name: PanelName }) {
  const { t } = useTexts('shell');
  const { all = {}, isLost } = useAllLinks();
  const cards = cardsOf(all, name);
  return (
    <div id={id} className={css.panel}>
      <Container className={css.row}>
        {isLost && <p role="status">{t('latePart.lost')}</p>}
        {columnsOf(all, name).map(({ title, links }) => (
          <div key={title} className={css.column}>
            <p className={css.title}>{t(title)}</p>
            <ul>
              {links.map(({ path, label }) => (
                <li key={path}>
                  <Link to={path} className={css.link}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
        {cards.length > 0 && <MenuCards cards={cards} />}
      </Container>
    </div>
  );
}
