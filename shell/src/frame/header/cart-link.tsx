import { paths } from '@dana/contracts/paths';
import { newRequestId, useBus, useStateTopic } from '@dana/runtime';
import { IconLink, type RenderLink } from '@dana/ui';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { hasOwnMeaning } from '../parts/link-click.ts';

/** The cart with its count. A link to the cart's page that opens the drawer instead where scripts run. */
export function CartLink() {
  const { t } = useTranslation('shell');
  const bus = useBus();
  const itemCount = useStateTopic('cart.changed')?.itemCount ?? 0;

  const openDrawer = (event: MouseEvent): void => {
    if (hasOwnMeaning(event)) return;
    event.preventDefault();
    bus.publish({ type: 'cart.drawerRequested', requestId: newRequestId() });
  };
  const renderLink: RenderLink = ({ href, children, onClick: _, ...rest }) => (
    <Link to={href} {...rest} onClick={openDrawer}>
      {children}
    </Link>
  );
  return (
    <IconLink
      href={paths.cart()}
      icon="bag"
      count={itemCount}
      label={itemCount ? t('header.cartCount', { count: itemCount }) : t('header.cart')}
      renderLink={renderLink}
    />
  );
}
