import { namelessShop } from '@dana/contracts/shop/shop-facts';
import type { AskBackEnd } from '../shop/follow-extensions.ts';

/** A back end that offers these extensions, of a shop without a name. */
export const backEndWith =
  (...extensions: string[]): AskBackEnd =>
  async () => ({ extensions, shop: namelessShop });
