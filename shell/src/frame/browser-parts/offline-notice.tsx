import { useTexts } from '@dana/i18n';
import { Icon } from '@dana/ui';
import { useSyncExternalStore } from 'react';
import css from '../parts/floating-note.module.css';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that there is no connection, for as long as there is none. The live region is there before it has words. */
export function OfflineNotice() {
  const { t } = useTexts('shell');
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status" className={css.bottom}>
      {!isOnline && (
        <p className={css.note}>
          <Icon name="warning" size={20} />
          <span>{t('offline')}</span>
        </p>
      )}
    </div>
  );
}
