import { Dialog } from '@base-ui/react/dialog';
import { whenOverlaysEnd } from '@dana/contracts/overlays';
import { classNames, type Direction, Icon } from '@dana/ui';
import { type ReactElement, type ReactNode, type RefObject, useEffect, useEffectEvent } from 'react';
import css from './modal.module.css';
import { PartDirection } from './part-direction.tsx';
import { portalRoot } from './portal-root.ts';

export type ModalProps = {
  open: boolean;
  /** Asked for by Escape, the close button and a press outside, and when the shop goes somewhere else. */
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  /** The title is read but not drawn. */
  hideTitle?: boolean | undefined;
  description?: ReactNode | undefined;
  closeLabel: string;
  /** Stays in sight below what scrolls. */
  footer?: ReactNode | undefined;
  /** A button that opens it; without one the focus returns to where it was. */
  trigger?: ReactElement | undefined;
  /** Where the focus goes first; default: the first control. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** False: a press outside does not close it (a form half filled in). */
  closesOnOutsidePress?: boolean | undefined;
  dir?: Direction | undefined;
  children: ReactNode;
};

type ModalFrameProps = ModalProps & {
  popupClass: string;
  bodyClass?: string | undefined;
  /** The edge that a drawer stands at: messages over the page keep off what it holds. */
  drawer?: 'start' | 'end' | undefined;
};

/** What dialogs and drawers have in common: one modal layer with a title, a body that scrolls and a foot. */
export function ModalFrame(props: ModalFrameProps) {
  const { open, onOpenChange, trigger, closesOnOutsidePress = true, dir } = props;
  const close = useEffectEvent(() => onOpenChange(false));
  useEffect(() => (open ? whenOverlaysEnd(close) : undefined), [open]);
  return (
    <PartDirection dir={dir}>
      <Dialog.Root
        open={open}
        onOpenChange={(isOpen) => onOpenChange(isOpen)}
        disablePointerDismissal={!closesOnOutsidePress}
      >
        {trigger && <Dialog.Trigger render={trigger} />}
        <Dialog.Portal container={portalRoot()}>
          <Dialog.Backdrop className={css.scrim} />
          <ModalPopup {...props} />
        </Dialog.Portal>
      </Dialog.Root>
    </PartDirection>
  );
}

function ModalPopup(props: ModalFrameProps) {
  const {
    title,
    hideTitle = false,
    description,
    closeLabel,
    footer,
    initialFocus,
    dir,
    popupClass,
    bodyClass,
    drawer,
  } = props;
  return (
    <Dialog.Popup
      className={classNames(css.popup, popupClass)}
      dir={dir}
      initialFocus={initialFocus}
      data-drawer={drawer}
    >
      <div className={classNames(css.head, hideTitle && css.bare)}>
        <Dialog.Title className={hideTitle ? 'visually-hidden' : css.title}>{title}</Dialog.Title>
        <Dialog.Close className={css.close} aria-label={closeLabel}>
          <Icon name="close" />
        </Dialog.Close>
      </div>
      <div className={classNames(css.body, bodyClass)}>
        {description && <Dialog.Description className={css.description}>{description}</Dialog.Description>}
        {props.children}
      </div>
      {footer && <div className={css.foot}>{footer}</div>}
    </Dialog.Popup>
  );
}
