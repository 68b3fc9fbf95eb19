import { useTexts } from '@dana/i18n';
import { classNames } from '@dana/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { MainMenuEntry } from './main-menu-entry.tsx';
import css from './main-menu.module.css';
import { useLinks } from '../navigation/navigation-context.tsx';

/** The menu in the header's row, from 992 px; below that the menu button opens the same links. */
export function MainMenu({ align }: { align: 'start' | 'centre' }) {
  const { t } = useTexts('shell');
  const entries = useLinks('menu');
  const { key } = useLocation();
  // One panel at most, and none on the next page: it was opened on this address.
  const [open, setOpen] = useState<{ entry: string; at: string }>();
  const openEntry = open?.at === key ? open.entry : undefined;

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
              setOpen((now) => {
                if (isWanted) return { entry: entry.path, at: key };
                return now?.entry === entry.path ? undefined : now;
              })
            }
          />
        ))}
      </ul>
    </nav>
  );
}
