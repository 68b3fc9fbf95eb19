import { type Toast, useShell } from '@dana/runtime';
import { Icon } from '@dana/ui';
import { useEffect, useRef } from 'react';
import { cssTransition, ToastContainer, toast } from 'react-toastify/unstyled';
import { useTranslation } from 'react-i18next';
import css from './toast-stack.module.css';

/** How long a toast stays. Unit: milliseconds. Source: docs/shop-rules.md. */
const toastDurationMs = 1_000;
const toastsAtOnce = 3;

const transition = cssTransition({ enter: css.enter ?? '', exit: css.exit ?? '', collapse: false });
const icons = { success: 'success', error: 'error', info: 'info' } as const;

/** Draws one toast, below the header as it stands now. */
export function popToast({ kind, text }: Toast): void {
  const header = document.querySelector('[data-layout] > header')?.getBoundingClientRect();
  const below = Math.max(0, Math.round(header?.bottom ?? 0));
  document.documentElement.style.setProperty('--below-header', `${below}px`);
  toast(<ToastText kind={kind} text={text} />, { className: [css.toast, css[kind]].join(' ') });
}

/** Where toasts are drawn: top-centre below the header, over everything but what a drawer holds. */
export function ToastStack() {
  const { direction } = useShell();
  const { t } = useTranslation('shell');
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The region beside this one announces and keeps the text; the library's own would announce everything twice.
    place.current?.querySelector('[aria-live]')?.setAttribute('aria-live', 'off');
  }, []);

  return (
    <div ref={place} className={css.place}>
      <ToastContainer
        position="top-center"
        autoClose={toastDurationMs}
        limit={toastsAtOnce}
        newestOnTop
        rtl={direction === 'rtl'}
        pauseOnHover
        pauseOnFocusLoss
        hideProgressBar
        draggable={false}
        icon={false}
        role="presentation"
        transition={transition}
        className={css.stack ?? ''}
        progressClassName={css.clock ?? ''}
        aria-label={t('toasts.label')}
        closeButton={({ closeToast }) => (
          <button
            type="button"
            className={css.close}
            aria-label={t('toasts.close')}
            onClick={() => closeToast(true)}
          >
            <Icon name="close" size={16} />
          </button>
        )}
      />
    </div>
  );
}

function ToastText({ kind, text }: Toast) {
  return (
    <span className={css.words}>
      <Icon name={icons[kind]} className={css.icon} />
      <span>{text}</span>
    </span>
  );
}
