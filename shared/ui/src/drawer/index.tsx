import { classNames } from '@dana/ui';
import { ModalFrame, type ModalProps } from '../overlay/modal.tsx';
import css from './drawer.module.css';

export type DrawerProps = ModalProps & {
  /** The edge it enters from, in reading order: the menu from the start, the cart from the end. Default `end`. */
  side?: 'start' | 'end' | undefined;
};

/** A modal panel along one edge, 420 px wide; the whole width on phones. */
export function Drawer({ side = 'end', ...modal }: DrawerProps) {
  return <ModalFrame {...modal} drawer={side} popupClass={classNames(css.drawer, css[side])} />;
}
