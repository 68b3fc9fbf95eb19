import { useInsertionEffect } from 'react';
import { classNames } from './class-names.ts';
import css from './icon.module.css';
import { directionalIcons, type IconName } from './icon-drawings.ts';
import { provideDrawing, symbolId } from './icon-sheet.tsx';

export type IconProps = {
  name: IconName;
  /** Unit: CSS pixels. Default 20. */
  size?: 16 | 20 | 24 | 32 | undefined;
  /** Whether it flips in right-to-left pages. Default: only icons that show a direction do. */
  mirror?: boolean | undefined;
  /** A text makes it a picture with that name; without, it is decoration and hidden from screen readers. */
  label?: string | undefined;
  /** Fills the outline, for a chosen heart or star. */
  filled?: boolean | undefined;
  className?: string | undefined;
};

/** One icon of the set, 1.5 px stroke at every size, in the colour of the text around it. */
export function Icon({ name, size = 20, mirror, label, filled = false, className }: IconProps) {
  useInsertionEffect(() => provideDrawing(name), [name]);
  const isMirrored = mirror ?? directionalIcons.has(name);
  return (
    <svg
      width={size}
      height={size}
      className={classNames(css.icon, isMirrored && css.mirror, filled && css.filled, className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use href={`#${symbolId(name)}`} />
    </svg>
  );
}
