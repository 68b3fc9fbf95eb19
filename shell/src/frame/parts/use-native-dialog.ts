import { whenOverlaysEnd } from '@dana/contracts/overlays';
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';

type NativeDialog = {
  /** For the `<dialog>` element. */
  props: {
    ref: RefObject<HTMLDialogElement | null>;
    onClose: () => void;
    onClick: (event: MouseEvent<HTMLDialogElement>) => void;
  };
  close: () => void;
};

/**
 * A native modal dialog that is open as long as it is mounted: the browser holds focus in it, closes it on Esc and gives
 * focus back. It also closes on a click beside it, and when the shop goes somewhere else.
 */
export function useNativeDialog(onClose: () => void): NativeDialog {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  useEffect(() => whenOverlaysEnd(() => dialog.current?.close()), []);

  return {
    props: {
      ref: dialog,
      onClose,
      onClick: (event) => {
        if (event.target === dialog.current) dialog.current?.close();
      },
    },
    close: () => dialog.current?.close(),
  };
}
