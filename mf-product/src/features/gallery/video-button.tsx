import { useTexts } from '@dana/i18n';
import { useShell } from '@dana/runtime';
import { classNames, Icon } from '@dana/ui';
import { useState } from 'react';
import css from './video-button.module.css';
import { useOnDemand } from '../../on-demand/use-on-demand.ts';
import { videoAddress } from './video-address.ts';
import type { VideoDialogProps } from './video-dialog.tsx';

type VideoButtonProps = {
  videoId: string | null;
  name: string;
  /** In the middle of the picture instead of its corner. */
  isLarge: boolean;
};

/** Plays the video of a product that has one. */
export function VideoButton({ videoId, name, isLarge }: VideoButtonProps) {
  const { t } = useTexts('product');
  const { locale } = useShell();
  const [isOpen, setIsOpen] = useState(false);
  const dialog = useOnDemand<VideoDialogProps>(() => import('./video-dialog.tsx').then((m) => m.VideoDialog));
  const address = videoAddress(videoId, locale);
  if (!address) return null;
  return (
    <>
      <button
        type="button"
        className={classNames(css.play, isLarge && css.large)}
        aria-label={t('video.play')}
        onClick={() => {
          setIsOpen(true);
          void dialog.fetch();
        }}
      >
        <Icon name="play" size={isLarge ? 32 : 20} />
        {!isLarge && t('video.play')}
      </button>
      {isOpen && dialog.Part && (
        <dialog.Part address={address} name={name} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
