import { classNames } from './class-names.ts';
import css from './skeleton.module.css';

type SkeletonProps = {
  /** `text` one line, `title` a heading line, `block` fills its box, `picture` square ground, `control` a button, `circle`. */
  shape?: 'text' | 'title' | 'block' | 'picture' | 'control' | 'circle' | undefined;
  width?: 'full' | 'wide' | 'half' | 'third' | undefined;
  className?: string | undefined;
};

/** A stand-in with the geometry of what comes. Put `aria-busy` on the region; this part is hidden from screen readers. */
export function Skeleton({ shape = 'text', width = 'full', className }: SkeletonProps) {
  return <span aria-hidden="true" className={classNames(css.skeleton, css[shape], css[width], className)} />;
}
