import { Icon, Spinner } from '@dana/ui';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { FullScreen } from './full-screen.tsx';
import type { VideoAddress } from './video-address.ts';
import css from './video-dialog.module.css';

type VideoDialogProps = { address: VideoAddress; name: string; onClose: () => void };

/** The video of a product. Its player is asked for only here, after the click; without a connection there is none. */
export function VideoDialog({ address, name, onClose }: VideoDialogProps) {
  const { t } = useTranslation('product');
  const isOnline = useSyncExternalStore(watchConnection, () => navigator.onLine);
  const [hasPlayer, setHasPlayer] = useState(false);
  return (
    <FullScreen label={t('video.label', { name })} onClose={onClose}>
      <div className={css.video}>
        <div className={css.frame}>
          {isOnline ? (
            <>
              {!hasPlayer && <Spinner />}
              <iframe
                src={address.player}
                title={t('video.label', { name })}
                allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
                sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
                referrerPolicy="strict-origin-when-cross-origin"
                className={css.player}
                onLoad={() => setHasPlayer(true)}
              />
            </>
          ) : (
            <p role="status">{t('video.offline')}</p>
          )}
        </div>
        <a href={address.page} target="_blank" rel="noopener noreferrer" className={css.page}>
          {t('video.elsewhere')}
          <Icon name="external" size={16} />
        </a>
      </div>
    </FullScreen>
  );
}

function watchConnection(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
