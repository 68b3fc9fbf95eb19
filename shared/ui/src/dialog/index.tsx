import { classNames } from '@dana/ui';
import { ModalFrame, type ModalProps } from '../overlay/modal.tsx';
import css from './dialog.module.css';

export type DialogProps = ModalProps & {
  /** At most 440, 640 and 1040 px. Default `medium`. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** The content brings its own edges (a picture that touches the frame). */
  flush?: boolean | undefined;
};

/** A modal dialog in the middle; on phones a sheet that rises from the foot of the screen. */
export function Dialog({ size = 'medium', flush = false, ...modal }: DialogProps) {
  return (
    <ModalFrame
      {...modal}
      popupClass={classNames(css.dialog, css[size])}
      bodyClass={flush ? css.flush : undefined}
    />
  );
}
