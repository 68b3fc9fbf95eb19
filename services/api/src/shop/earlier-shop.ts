import type { Shop } from '@dana/contracts/api/shop';

/**
 * A shop as storefronts of before 1.0 read it: they refuse what they do not know. Newer ones ask with `all`, and leave it out.
 * Goes with release 1.0 of the API.
 */
export function earlierShop({
  motif: _,
  taxNumber: __,
  newsletter: ___,
  figures: ____,
  ...shop
}: Shop): Shop {
  const { empty: _empty, ...lists } = shop.lists ?? {};
  const { replyWithin: _reply, checkout: _checkout, ...promises } = shop.promises ?? {};
  return {
    ...shop,
    ...(shop.lists && { lists }),
    ...(shop.promises && { promises }),
  };
}
