import { Icon } from '@dana/ui';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isKeptDocument, whenReached } from '../../offline/kept-document.ts';
import css from '../parts/floating-note.module.css';

/** Why a page may be older than the shop; undefined while the shop can be reached. */
const reason = (): 'offlineKept' | 'offline' | undefined => {
  if (isKeptDocument()) return 'offlineKept';
  return navigator.onLine ? undefined : 'offline';
};

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  const stop = whenReached(listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
    stop();
  };
}

/**
 * Says that there is no connection, or that this page is the copy of this device, for as long as that is so. The live region is
 * there before it has words.
 */
export function OfflineNotice() {
  const { t } = useTranslation('shell');
  const why = useSyncExternalStore(subscribe, reason);
  return (
    <div role="status" className={css.bottom}>
      {why && (
        <p className={css.note}>
          <Icon name="warning" size={20} />
          <span>{t(why)}</span>
        </p>
      )}
    </div>
  );
}
