import type { NavigationLink } from '@dana/contracts/navigation';
import { departmentOf } from '../navigation/department-of.ts';
import { useLinks } from '../navigation/navigation-context.tsx';
import { linksOf } from '../navigation/panels.ts';
import { useAllLinks } from '../navigation/use-all-links.ts';
import { Fold } from './fold.tsx';
import { MenuLink } from './menu-link.tsx';
import css from './mobile-menu.module.css';

/**
 * The main menu on small screens but for the departments, which unfold above it. Entries with a named panel unfold what that holds;
 * without its links they lead on themselves.
 */
export function MobilePages({ onLeave }: { onLeave: () => void }) {
  const entries = useLinks('menu').filter(({ path }) => !departmentOf(path));
  const hasPanels = entries.some(({ panel }) => panel !== undefined);
  const { all, isLost } = useAllLinks({ isNeeded: hasPanels });
  const linkTo = ({ path, label }: NavigationLink, className: string | undefined) => (
    <MenuLink key={path} to={path} className={className} onClick={onLeave}>
      {label}
    </MenuLink>
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
