import { whenOverlaysEnd } from '@dana/contracts/overlays';
import { classNames } from '@dana/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MainMenuEntry } from './main-menu-entry.tsx';
import css from './main-menu.module.css';
import { useLinks } from '../navigation/navigation-context.tsx';

/** The menu in the header's row, from 992 px; below that the menu button opens the same links. */
export function MainMenu({ align }: { align: 'start' | 'centre' }) {
  const { t } = useTranslation('shell');
  const entries = useLinks('menu');
  // One panel at most.
  const [openEntry, setOpenEntry] = useState<string>();
  useEffect(() => whenOverlaysEnd(() => setOpenEntry(undefined)), []);

  return (
    <nav aria-label={t('menu.label')} className={classNames(css.menu, css[align])}>
      <ul className={css.list}>
        {entries.map((entry) => (
          <MainMenuEntry
            key={entry.path}
            entry={entry}
            isOpen={entry.path === openEntry}
            onToggle={(isWanted) =>
              // The panel that a pointer has left closes a moment later, when the next one may be open already.
              setOpenEntry((now) => {
                if (isWanted) return entry.path;
                return now === entry.path ? undefined : now;
              })
            }
          />
        ))}
      </ul>
    </nav>
  );
}
