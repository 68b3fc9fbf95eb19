import { startNginx } from './nginx-in-front.ts';
import { startShopBehind } from './shop-behind.ts';

/**
 * A shop behind nginx, see `startShopBehind`.
 * @param watch – settings for taking releases back, see docs/releasing.md.
 * @param more – `keepsPages`: nginx keeps pages; `renderer`: source of the shell's renderer; `storefronts`: how many there are.
 */
export const startShopBehindNginx = (
  nginx: string,
  watch: object,
  { keepsPages = false, ...more }: { keepsPages?: boolean; renderer?: string; storefronts?: number } = {},
) =>
  startShopBehind(
    { start: (options) => startNginx({ ...options, keepsPages }), program: nginx },
    { ...more, settings: { COUNTRY_HEADER: 'cf-ipcountry', RELEASE_WATCH: JSON.stringify(watch) } },
  );
