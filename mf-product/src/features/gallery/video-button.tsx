import { latePart, useShell } from '@dana/runtime';
import { classNames, Icon } from '@dana/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './video-button.module.css';
import { videoAddress } from './video-address.ts';

const VideoDialog = latePart(async () => (await import('./video-dialog.tsx')).VideoDialog, { lost: 'press' });

type VideoButtonProps = {
  videoId: string | null;
  name: string;
  /** In the middle of the picture instead of its corner. */
  isLarge: boolean;
};

/** Plays the video of a product that has one. */
export function VideoButton({ videoId, name, isLarge }: VideoButtonProps) {
  const { t } = useTranslation('product');
  const { locale } = useShell();
  const [isOpen, setIsOpen] = useState(false);
  const address = videoAddress(videoId, locale);
  if (!address) return null;
  return (
    <>
      <button
        type="button"
        className={classNames(css.play, 'no-print', isLarge && css.large)}
        aria-label={t('video.play')}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="play" size={isLarge ? 32 : 20} />
        {!isLarge && <span>{t('video.play')}</span>}
      </button>
      {isOpen && (
        <VideoDialog
          address={address}
          name={name}
          onClose={() => setIsOpen(false)}
          onLost={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
