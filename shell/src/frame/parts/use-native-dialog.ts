import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

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
 * focus back. It also closes on a click beside it and whenever the address changes, so that no backdrop outlives a page.
 */
export function useNativeDialog(onClose: () => void): NativeDialog {
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const openedAt = useRef(key);

  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  // Before the page takes the focus: what lies behind an open dialog cannot have it.
  useLayoutEffect(() => {
    if (key !== openedAt.current) dialog.current?.close();
  }, [key]);

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
