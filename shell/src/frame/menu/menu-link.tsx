import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { isCurrent } from '../navigation/is-current.ts';

type MenuLinkProps = {
  to: string;
  className: string | undefined;
  /** Links of a menu that is always in sight are not fetched ahead. */
  discover?: 'none';
  onClick?: () => void;
  children: ReactNode;
};

/** A link of a menu, marked where it leads to the page that is open. */
export function MenuLink({ to, children, ...rest }: MenuLinkProps) {
  return (
    <Link {...rest} to={to} aria-current={isCurrent(to, useLocation()) ? 'page' : undefined}>
      {children}
    </Link>
  );
}
