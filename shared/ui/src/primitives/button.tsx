import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import css from './button.module.css';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-drawings.ts';
import { Spinner } from './spinner.tsx';
import { type RenderLink, useRenderLink } from './ui-provider.tsx';

type ButtonContent = { icon?: IconName | undefined; iconEnd?: IconName | undefined; children: ReactNode };

export type ButtonProps = ButtonLook &
  ButtonContent &
  Omit<ComponentPropsWithRef<'button'>, 'className' | 'children'> & {
    /** Work is under way: announced, drawn, and further presses do nothing. Focus stays on the button. */
    busy?: boolean | undefined;
  };

/** A button; `type` is `button` unless said otherwise. */
export function Button({
  variant,
  size,
  block,
  flush,
  className,
  icon,
  iconEnd,
  busy = false,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // aria-disabled instead of disabled: a disabled button would drop the focus that stands on it.
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, block, flush, className })}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={press}
    >
      <span className={css.content}>
        {icon && <Icon name={icon} />}
        {aloneInElement(children)}
        {iconEnd && <Icon name={iconEnd} />}
      </span>
      {busy && (
        <span className={css.spinner}>
          <Spinner />
        </span>
      )}
    </button>
  );
}

/** Words beside an icon that comes and goes: in a page that a browser translates only a text of its own element goes on. */
const aloneInElement = (children: ReactNode): ReactNode =>
  typeof children === 'string' ? <span>{children}</span> : children;

export type LinkButtonProps = ButtonLook &
  ButtonContent & {
    href: string;
    target?: string | undefined;
    rel?: string | undefined;
    onClick?: (() => void) | undefined;
    renderLink?: RenderLink | undefined;
  };

/** A link that looks like a button. */
export function LinkButton({
  variant,
  size,
  block,
  flush,
  className,
  icon,
  iconEnd,
  children,
  renderLink,
  ...link
}: LinkButtonProps) {
  const render = useRenderLink(renderLink);
  return render({
    ...link,
    className: buttonClass({ variant, size, block, flush, className }),
    children: (
      <>
        {icon && <Icon name={icon} />}
        {aloneInElement(children)}
        {iconEnd && <Icon name={iconEnd} />}
      </>
    ),
  });
}
