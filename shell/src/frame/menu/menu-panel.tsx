import type { NavigationLink, PanelName } from '@dana/contracts/navigation';
import { Container } from '@dana/ui';
import { useTranslation } from 'react-i18next';
import { DepartmentPanel } from './department-panel.tsx';
import css from './menu-panel.module.css';
import { cardsOf, columnsOf } from '../navigation/panels.ts';
import { useAllLinks } from '../navigation/use-all-links.ts';
import { MenuCards } from './menu-cards.tsx';
import { PanelColumn } from './panel-column.tsx';

/** What hangs below an entry of the main menu, across the page: what a department has, or links that remotes bring along. */
export function MenuPanel({ id, entry }: { id: string; entry: NavigationLink }) {
  return (
    <div id={id} className={css.panel}>
      <Container className={css.row}>
        {entry.panel ? <PanelLinks name={entry.panel} /> : <DepartmentPanel entry={entry} />}
      </Container>
    </div>
  );
}

/** The columns of links and the cards of a named panel. Releases from before the departments stood in the menu bring them. */
function PanelLinks({ name }: { name: PanelName }) {
  const { t } = useTranslation('shell');
  const { all = {}, isLost } = useAllLinks();
  const cards = cardsOf(all, name);
  return (
    <>
      {isLost && <p role="status">{t('latePart.lost')}</p>}
      {columnsOf(all, name).map(({ title, links }) => (
        <PanelColumn key={title} title={t(title)} links={links} />
      ))}
      {cards.length > 0 && <MenuCards cards={cards} />}
    </>
  );
}
