import { Accordion as BaseAccordion } from '@base-ui/react/accordion';
import { classNames, type Direction, Icon } from '@dana/ui';
import type { ReactNode } from 'react';
import { PartDirection } from '../overlay/part-direction.tsx';
import css from './accordion.module.css';

export type AccordionItem = { id: string; title: ReactNode; content: ReactNode };

export type AccordionProps = {
  items: readonly AccordionItem[];
  /** Open at first. */
  defaultOpen?: readonly string[] | undefined;
  /** More than one may stand open. Default true. */
  multiple?: boolean | undefined;
  /** The level of the titles in the page. Default 3. */
  level?: 2 | 3 | 4 | undefined;
  dir?: Direction | undefined;
  className?: string | undefined;
};

/** Titles that open and close what is below them; the browser's own search finds closed text and opens it. */
export function Accordion({
  items,
  defaultOpen,
  multiple = true,
  level = 3,
  dir,
  className,
}: AccordionProps) {
  const Heading = `h${level}` as const;
  return (
    <PartDirection dir={dir}>
      <BaseAccordion.Root
        className={classNames(css.root, className)}
        defaultValue={[...(defaultOpen ?? [])]}
        multiple={multiple}
        hiddenUntilFound
      >
        {items.map((item) => (
          <BaseAccordion.Item key={item.id} value={item.id} className={css.item}>
            <BaseAccordion.Header render={<Heading />} className={css.header}>
              <BaseAccordion.Trigger className={css.trigger}>
                {item.title}
                <Icon name="chevron-down" className={css.chevron} />
              </BaseAccordion.Trigger>
            </BaseAccordion.Header>
            <BaseAccordion.Panel className={css.panel}>
              <div className={css.content}>{item.content}</div>
            </BaseAccordion.Panel>
          </BaseAccordion.Item>
        ))}
      </BaseAccordion.Root>
    </PartDirection>
  );
}
