import type { NavigationLink } from '@dana/contracts/navigation';
import { NavLink } from 'react-router-dom';
import { useLinks } from '../navigation/navigation-context.tsx';
import { linksOf } from '../navigation/panels.ts';
import { useAllLinks } from '../navigation/use-all-links.ts';
import { Fold } from './fold.tsx';
import css from './mobile-menu.module.css';

/** The main menu on small screens; entries with a panel unfold what it holds. Without its links they lead on themselves. */
export function MobilePages({ onLeave }: { onLeave: () => void }) {
  const entries = useLinks('menu');
  const { all, isLost } = useAllLinks();
  const linkTo = ({ path, label }: NavigationLink, className: string | undefined) => (
    <NavLink key={path} to={path} end className={className ?? ''} onClick={onLeave}>
      {label}
    </NavLink>
  );
  return entries.map((entry) => {
    const below = entry.panel && all ? linksOf(all, entry.panel) : [];
    const isPlain = !entry.panel || isLost || (all !== undefined && below.length < 2);
    if (isPlain) return linkTo(entry, css.link);
    return (
      <Fold key={entry.path} title={entry.label} group="pages">
        {below.map((one) => linkTo(one, css.subLink))}
      </Fold>
    );
  });
}
