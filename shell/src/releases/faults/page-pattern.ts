import { splitLocale } from '@dana/contracts/locale';
import { matchRoute } from '@dana/contracts/match-route';
import type { InlineComposition } from '@dana/contracts/release/composition';

/** The pattern of the route that an address leads to, `/product-details/:slug`; `*` where no release claims it. */
export const pagePattern = ({ remotes }: Pick<InlineComposition, 'remotes'>, pathname: string): string =>
  matchRoute(remotes, splitLocale(pathname).path)?.route.path ?? '*';
