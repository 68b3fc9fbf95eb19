import type { PanelName } from '@dana/contracts/navigation';
import { useTexts } from '@dana/i18n';
import { cardsOf, columnsOf } from '../navigation/panels.ts';
import { useAllLinks } from '../navigation/use-all-links.ts';
import { MenuCards } from './menu-cards.tsx';
import { PanelColumn } from './panel-column.tsx';

/** The columns of links and the cards of a named panel. Releases from before the departments stood in the menu bring them. */
export function PanelLinks({ name }: { name: PanelName }) {
  const { t } = useTexts('shell');
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
