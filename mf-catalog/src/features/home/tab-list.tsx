import { classNames, useDirection } from '@dana/ui';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { nextTab } from './next-tab.ts';
import css from './tab-list.module.css';

export type Tab = { id: string; label: string; content: ReactNode };

type TabListProps = { tabs: readonly Tab[]; label: string };

/**
 * Tabs for the home page, whose first load counts every kilobyte: the general part of `@dana/ui` brings 11 KB along.
 * A panel is filled when it is chosen for the first time. Pattern: WAI-ARIA APG, tabs with automatic activation.
 */
export function TabList({ tabs, label }: TabListProps) {
  const id = useId();
  const direction = useDirection();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(0);
  const [opened, setOpened] = useState<readonly number[]>([0]);

  const choose = (index: number) => {
    setChosen(index);
    if (!opened.includes(index)) setOpened([...opened, index]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextTab(event.key, chosen, tabs.length, direction);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={css.list} onKeyDown={onKeyDown}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={index === chosen}
            tabIndex={index === chosen ? 0 : -1}
            className={classNames(css.tab, index === chosen && css.chosen)}
            onClick={() => choose(index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== chosen}
          className={css.panel}
        >
          {opened.includes(index) && tab.content}
        </div>
      ))}
    </>
  );
}
