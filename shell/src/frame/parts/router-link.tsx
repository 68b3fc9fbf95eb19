import type { RenderLink } from '@dana/ui';
import { Link } from 'react-router-dom';

/** How parts of the shop link: paths of this shop through the router, everything else as a plain link. */
export const renderRouterLink: RenderLink = ({ href, children, ...rest }) =>
  href.startsWith('/') && !href.startsWith('//') && !rest.target ? (
    <Link discover="none" to={href} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={href} {...rest}>
      {children}
    </a>
  );
