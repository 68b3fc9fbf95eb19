import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import css from './icon-button.module.css';
import type { IconName } from './icon-drawings.ts';
import { Spinner } from './spinner.tsx';
import { type RenderLink, useRenderLink } from './ui-provider.tsx';

type IconButtonLook = {
  icon: IconName;
  /** The accessible name, with the count in words when there is a badge: "Cart, 3 items". */
  label: string;
  /** Shown as a badge when above 0; "99+" above 99. */
  count?: number | undefined;
  /** Where the name shows on hover and focus; `none` hides it. Default `below`. */
  tooltip?: 'above' | 'below' | 'start' | 'none' | undefined;
  /** `plain` on the page, `raised` over a picture. */
  look?: 'plain' | 'raised' | 'outline' | undefined;
  size?: 'small' | 'medium' | undefined;
  filled?: boolean | undefined;
  className?: string | undefined;
};

export type IconButtonProps = IconButtonLook &
  Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'className' | 'children'> & {
    busy?: boolean | undefined;
  };

/** A button that shows only an icon. For a toggle give `aria-pressed`; the heart then fills. */
export function IconButton({
  icon,
  label,
  count,
  tooltip,
  look,
  size,
  filled,
  className,
  busy,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      aria-busy={busy || undefined}
      className={iconButtonClass({ look, size, className })}
      onClick={busy ? undefined : onClick}
    >
      {busy ? <Spinner /> : <Icon name={icon} filled={filled ?? rest['aria-pressed'] === true} />}
      <Extras label={label} count={count} tooltip={tooltip} />
    </button>
  );
}

export type IconLinkProps = IconButtonLook & {
  href: string;
  onClick?: (() => void) | undefined;
  renderLink?: RenderLink | undefined;
};

/** A link that shows only an icon. */
export function IconLink({
  icon,
  label,
  count,
  tooltip,
  look,
  size,
  filled,
  className,
  renderLink,
  ...link
}: IconLinkProps) {
  const render = useRenderLink(renderLink);
  return render({
    ...link,
    'aria-label': label,
    className: iconButtonClass({ look, size, className }),
    children: (
      <>
        <Icon name={icon} filled={filled} />
        <Extras label={label} count={count} tooltip={tooltip} />
      </>
    ),
  });
}

function iconButtonClass({ look = 'plain', size = 'medium', className }: Partial<IconButtonLook>) {
  return classNames(css.button, css[look], css[size], className);
}

// Both are drawn only: the name already says what they show.
function Extras({
  label,
  count = 0,
  tooltip = 'below',
}: Pick<IconButtonLook, 'label' | 'count' | 'tooltip'>) {
  return (
    <>
      {count > 0 && (
        <bdi dir="ltr" translate="no" className={css.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </bdi>
      )}
      {tooltip !== 'none' && (
        <span className={classNames(css.tooltip, css[tooltip])} aria-hidden="true">
          {label}
        </span>
      )}
    </>
  );
}
