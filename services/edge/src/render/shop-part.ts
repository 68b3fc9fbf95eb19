import type { Locale } from '@dana/contracts/locale';
import { aboutFactsOf, shopFactsOf } from '@dana/contracts/shop/shop-facts';
import type { BackEnd } from '../shop/follow-extensions.ts';
import type { RenderRequest } from '@dana/releases/rendering/messages';

/** The part of a request to a shell's renderer that is the same for all pages of a language: which shop it renders. */
export const shopPart = (
  { extensions, shop }: BackEnd,
  locale: Locale,
): Pick<RenderRequest, 'extensions' | 'shop' | 'about'> => ({
  extensions,
  shop: shopFactsOf(shop, locale),
  about: aboutFactsOf(shop, locale),
});
