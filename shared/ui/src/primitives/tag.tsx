import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import css from './tag.module.css';
import { type RenderLink, useRenderLink } from './ui-provider.tsx';

export type TagProps = {
  children: ReactNode;
  /** Makes it removable; `removeLabel` names the button with what it removes: "Remove filter: Black". */
  onRemove?: (() => void) | undefined;
  removeLabel?: string | undefined;
  /** Makes it a link. */
  href?: string | undefined;
  renderLink?: RenderLink | undefined;
  className?: string | undefined;
};

/** A small pill: an applied filter, a subject of an article. */
export function Tag({ children, onRemove, removeLabel, href, renderLink, className }: TagProps) {
  const render = useRenderLink(renderLink);
  if (href) return render({ href, className: classNames(css.tag, css.link, className), children });
  return (
    <span className={classNames(css.tag, className)}>
      <span className={css.text}>{children}</span>
      {onRemove && (
        <button type="button" className={css.remove} aria-label={removeLabel} onClick={onRemove}>
          <Icon name="close" size={16} />
        </button>
      )}
    </span>
  );
}
