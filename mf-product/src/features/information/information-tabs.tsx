import { useShell } from '@dana/runtime';
import { classNames, Icon } from '@dana/ui';
import { Fragment, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './information-tabs.module.css';

export type InformationTab = { id: string; title: string; content: ReactNode };

type InformationTabsProps = { tabs: InformationTab[]; chosen: string; onChoose: (id: string) => void };

/**
 * On phones an accordion, elsewhere tabs. Tabs whose panels are all in the document: without scripts every panel shows under its heading, which the shop's
 * general tabs cannot do.
 */
export function InformationTabs({ tabs, chosen, onChoose }: InformationTabsProps) {
  const { t } = useTranslation('product');
  const isRightToLeft = useShell().direction === 'rtl';
  // Only phones can close everything; a tab is always chosen.
  const [isFolded, setIsFolded] = useState(false);
  const row = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
    const backward = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
    const place = tabs.findIndex(({ id }) => id === chosen);
    const places: Record<string, number> = {
      [forward]: place + 1,
      [backward]: place - 1,
      Home: 0,
      End: tabs.length - 1,
    };
    const target = places[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const next = (target + tabs.length) % tabs.length;
    onChoose(tabs[next]?.id ?? chosen);
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <section
      data-part=""
      suppressHydrationWarning
      className={css.information}
      aria-label={t('information.label')}
    >
      <div
        ref={row}
        role="tablist"
        aria-label={t('information.label')}
        className={css.row}
        onKeyDown={onKeyDown}
      >
        {tabs.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${id}-tab`}
            aria-controls={id}
            aria-selected={id === chosen}
            tabIndex={id === chosen ? 0 : -1}
            className={css.tab}
            onClick={() => onChoose(id)}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ id, title, content }) => {
        const isOpen = id === chosen && !isFolded;
        return (
          <Fragment key={id}>
            <h2 className={css.title}>
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={id}
                className={css.fold}
                onClick={(event) => {
                  setIsFolded(isOpen);
                  onChoose(id);
                  keepInView(event.currentTarget);
                }}
              >
                {title}
                <Icon name="chevron-down" />
              </button>
            </h2>
            <div
              id={id}
              role="tabpanel"
              aria-labelledby={`${id}-tab`}
              className={classNames(css.panel, id !== chosen && css.closed, isFolded && css.folded)}
            >
              {content}
            </div>
          </Fragment>
        );
      })}
    </section>
  );
}

/** The panel above has just closed; what was pressed must not leave the screen with it. */
function keepInView(heading: HTMLElement): void {
  requestAnimationFrame(() => heading.scrollIntoView({ block: 'nearest' }));
}
