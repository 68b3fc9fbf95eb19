import { useTexts } from '@dana/i18n';
import { NavLink } from 'react-router-dom';
import { useKnownPages } from '../navigation/known-pages.tsx';
import { Fold } from './fold.tsx';
import css from './mobile-menu.module.css';
import { menuEntries, type NavigationLink, type PanelName } from '../navigation/navigation.ts';
import { homeCards, panelColumns } from '../navigation/panels.ts';

/** The main menu on small screens; entries with a panel unfold what it holds. */
export function MobilePages({ onLeave }: { onLeave: () => void }) {
  const { t } = useTexts('shell');
  const isKnown = useKnownPages();
  const link = ({ path, text }: NavigationLink, className: string | undefined) => (
    <NavLink key={path} to={path} end className={className ?? ''} onClick={onLeave}>
      {t(text)}
    </NavLink>
  );
  return menuEntries
    .filter(({ path }) => isKnown(path))
    .map((entry) => {
      const below = entry.panel ? linksOf(entry.panel).filter(({ path }) => isKnown(path)) : [];
      if (below.length < 2) return link(entry, css.link);
      return (
        <Fold key={entry.text} title={t(entry.text)} group="pages">
          {below.map((one) => link(one, css.subLink))}
        </Fold>
      );
    });
}

/** All links of a panel in one list, each address once. */
function linksOf(panel: PanelName): NavigationLink[] {
  const all = panel === 'home' ? homeCards : panelColumns[panel].flatMap(({ links }) => links);
  return [...new Map(all.map((link) => [link.path, link])).values()];
}
