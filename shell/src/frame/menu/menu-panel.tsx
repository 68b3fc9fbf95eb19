import { useTexts } from '@dana/i18n';
import { Container } from '@dana/ui';
import { Link } from 'react-router-dom';
import { useKnownPages } from '../navigation/known-pages.tsx';
import { MenuCards } from './menu-cards.tsx';
import css from './menu-panel.module.css';
import type { PanelName } from '../navigation/navigation.ts';
import { homeCards, panelColumns, shopCards } from '../navigation/panels.ts';

const cardsOf = { home: homeCards, shop: shopCards, products: [], blog: [] };

/** What hangs below an entry of the main menu, across the page: columns of links, and cards with pictures. */
export function MenuPanel({ id, name }: { id: string; name: PanelName }) {
  const { t } = useTexts('shell');
  const isKnown = useKnownPages();
  const cards = cardsOf[name].filter(({ path }) => isKnown(path));
  const columns = panelColumns[name]
    .map(({ title, links }) => ({ title, links: links.filter(({ path }) => isKnown(path)) }))
    .filter(({ links }) => links.length > 0);
  return (
    <div id={id} className={css.panel}>
      <Container className={css.row}>
        {columns.map(({ title, links }) => (
          <div key={title} className={css.column}>
            <p className={css.title}>{t(title)}</p>
            <ul>
              {links.map(({ path, text }) => (
                <li key={path}>
                  <Link to={path} className={css.link}>
                    {t(text)}
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
