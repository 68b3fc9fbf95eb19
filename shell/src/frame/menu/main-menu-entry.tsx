import type { NavigationLink } from '@dana/contracts/navigation';
import { latePart } from '@dana/runtime';
import { Icon } from '@dana/ui';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { departmentOf } from '../navigation/department-of.ts';
import css from './main-menu.module.css';
import { MenuLink } from './menu-link.tsx';

const MenuPanel = latePart(async () => (await import('./menu-panel.tsx')).MenuPanel, { lost: 'press' });

/** A pointer that only crosses the menu opens nothing, and one that cuts a corner closes nothing. Unit: milliseconds. */
const openDelayMs = 100;
const closeDelayMs = 250;

type MainMenuEntryProps = { entry: NavigationLink; isOpen: boolean; onToggle: (isWanted: boolean) => void };

/**
 * A link of the main menu, with a button for the panel below it where it has one. The panel opens under the pointer
 * and by the button; the arrow keys move among its links, Esc closes it, and so does focus that goes on.
 */
export function MainMenuEntry({ entry, isOpen, onToggle }: MainMenuEntryProps) {
  const { t } = useTranslation('shell');
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpenByPointer = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const link = (
    <MenuLink discover="none" to={entry.path} className={css.link}>
      {entry.label}
    </MenuLink>
  );
  if (!entry.panel && !departmentOf(entry.path)) return <li>{link}</li>;

  const toggleLater = (isWanted: boolean, delayMs: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      isOpenByPointer.current = isWanted;
      onToggle(isWanted);
    }, delayMs);
  };
  const handleKey = (event: KeyboardEvent): void => {
    if (!isOpen) return;
    // An arrow would also scroll the page behind the panel.
    if (stepThrough(document.getElementById(panelId), event.key)) event.preventDefault();
    if (event.key !== 'Escape') return;
    onToggle(false);
    button.current?.focus();
  };
  return (
    <li
      className={css.withPanel}
      onPointerEnter={(event) => event.pointerType === 'mouse' && !isOpen && toggleLater(true, openDelayMs)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && toggleLater(false, closeDelayMs)}
      onPointerMove={() => isOpen && clearTimeout(timer.current)}
      onKeyDown={handleKey}
      onBlur={(event) => {
        if (isOpen && event.relatedTarget && !event.currentTarget.contains(event.relatedTarget))
          onToggle(false);
      }}
    >
      {link}
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        aria-label={t('menu.openPanel', { name: entry.label })}
        className={css.chevron}
        onClick={() => {
          clearTimeout(timer.current);
          // A click on what the pointer has just opened means to keep it.
          onToggle(!isOpen || isOpenByPointer.current);
          isOpenByPointer.current = false;
        }}
      >
        <Icon name="chevron-down" size={16} />
      </button>
      {isOpen && <MenuPanel id={panelId} entry={entry} onLost={() => onToggle(false)} />}
    </li>
  );
}

/**
 * Moves the focus among the links of an open panel: down from its button to the first one, and on; up to the one before.
 * @returns whether it moved.
 */
function stepThrough(panel: HTMLElement | null, key: string): boolean {
  if (!panel || (key !== 'ArrowDown' && key !== 'ArrowUp')) return false;
  const links = [...panel.querySelectorAll<HTMLElement>('a[href]')];
  const place = links.findIndex((link) => link.matches(':focus'));
  if (place < 0 && key === 'ArrowUp') return false;
  const next = links[key === 'ArrowDown' ? place + 1 : place - 1];
  next?.focus();
  return next !== undefined;
}
