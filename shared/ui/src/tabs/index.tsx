import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import { classNames, type Direction } from '@dana/ui';
import type { ReactNode } from 'react';
import { PartDirection } from '../overlay/part-direction.tsx';
import css from './tabs.module.css';

export type TabItem = { id: string; label: ReactNode; content: ReactNode };

export type TabsProps = {
  items: readonly TabItem[];
  /** Names the row of tabs. */
  label: string;
  /** The chosen tab, when the page keeps it; else the first is chosen. */
  value?: string | undefined;
  onChange?: ((id: string) => void) | undefined;
  align?: 'start' | 'center' | undefined;
  dir?: Direction | undefined;
  className?: string | undefined;
};

/** A row of tabs; all panels are in the document, so that they are found by search engines and in print. */
export function Tabs({ items, label, value, onChange, align = 'start', dir, className }: TabsProps) {
  return (
    <PartDirection dir={dir}>
      <BaseTabs.Root
        className={className}
        {...(value === undefined ? { defaultValue: items[0]?.id } : { value })}
        onValueChange={(id: string) => onChange?.(id)}
      >
        <BaseTabs.List aria-label={label} className={classNames(css.list, css[align])}>
          {items.map((item) => (
            <BaseTabs.Tab key={item.id} value={item.id} className={css.tab}>
              {item.label}
            </BaseTabs.Tab>
          ))}
        </BaseTabs.List>
        {items.map((item) => (
          <BaseTabs.Panel key={item.id} value={item.id} keepMounted className={css.panel}>
            {item.content}
          </BaseTabs.Panel>
        ))}
      </BaseTabs.Root>
    </PartDirection>
  );
}
