import { whenOverlaysEnd } from '@dana/contracts/overlays';
import { IconButton } from '@dana/ui';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import css from './full-screen.module.css';

type FullScreenProps = {
  /** Names the dialog. */
  label: string;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
};

/**
 * A dialog over the whole screen. The browser's own: it keeps the focus inside, closes on Escape and gives the focus
 * back to where it was. It is open as long as it is rendered.
 */
export function FullScreen({ label, onClose, onKeyDown, children }: FullScreenProps) {
  const { t } = useTranslation('product');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element?.open) element?.showModal();
    return () => element?.close();
  }, []);
  useEffect(() => whenOverlaysEnd(() => dialog.current?.close()), []);
  return (
    <dialog ref={dialog} aria-label={label} className={css.screen} onClose={onClose} onKeyDown={onKeyDown}>
      {children}
      <IconButton
        icon="close"
        className={css.close}
        label={t('gallery.close')}
        tooltip="none"
        onClick={() => dialog.current?.close()}
      />
    </dialog>
  );
}
