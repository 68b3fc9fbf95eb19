import { latePart, useHydrated, useShell } from '@dana/runtime';
import { classNames, Icon } from '@dana/ui';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './currency-switch.module.css';

const CurrencyList = latePart(async () => (await import('./currency-list.tsx')).CurrencyList, {
  lost: 'press',
});

/** The currency of all prices; opens the list of the others. Without scripts there is nothing to choose. */
export function CurrencySwitch({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('shell');
  const { currency } = useShell();
  const isHydrated = useHydrated();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches over the button and the list within
    <div
      className={css.place}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        setOpen(false);
        button.current?.focus();
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        disabled={!isHydrated}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={t('header.currency', { code: currency })}
        className={classNames(css.button, className)}
        onClick={() => setOpen(!isOpen)}
      >
        <bdi dir="ltr" translate="no">
          {currency}
        </bdi>
        <Icon name="chevron-down" size={16} />
      </button>
      {isOpen && <CurrencyList id={id} onLost={() => setOpen(false)} />}
    </div>
  );
}
