import { paths } from '@dana/contracts/paths';
import { useSession } from '@dana/runtime';
import { Button, Icon, Notice, Spinner } from '@dana/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { syncStatus, type SyncStatus } from './sync-status.ts';
import css from './wishlist-note.module.css';

type WishlistNoteProps = { status: SyncStatus; hasItems: boolean };

/** Says where the list is kept: here only, with the account, or not there yet. */
export function WishlistNote({ status, hasItems }: WishlistNoteProps) {
  const { t } = useTranslation('account');
  const { session } = useSession();
  const [isAsked, setAsked] = useState(false);
  const retry = (): void => {
    setAsked(true);
    syncStatus.retry();
  };

  if (session.status === 'guest' && hasItems)
    return (
      <p className={css.line}>
        <Link to={`${paths.login()}?next=${paths.wishlist()}`}>{t('wishlist.note.guest')}</Link>
      </p>
    );
  if (session.status !== 'signedIn') return null;
  return (
    // What another try comes to is its answer; what comes by itself is not spoken.
    <div aria-live={isAsked ? 'polite' : undefined} className={css.place}>
      {status === 'failed' ? (
        <Notice
          tone="warning"
          action={
            <Button size="small" variant="outline" icon="return" onClick={retry}>
              {t('wishlist.note.retry')}
            </Button>
          }
        >
          {t('wishlist.note.unsynced')}
        </Notice>
      ) : (
        <p className={css.line}>
          {status === 'merging' ? <Spinner /> : <Icon name="check" size={16} />}
          <span>{t(status === 'merging' ? 'wishlist.note.merging' : 'wishlist.note.saved')}</span>
        </p>
      )}
    </div>
  );
}
