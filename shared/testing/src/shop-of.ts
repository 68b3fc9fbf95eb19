import { shopAnswerSchema } from '@dana/contracts/api/shop';
import type { Locale } from '@dana/contracts/locale';
import { aboutFactsOf, namelessShop, shopFactsOf } from '@dana/contracts/shop/shop-facts';

const known = new Map<string, Promise<typeof namelessShop>>();

/** What the test API's shop says of itself, as the shell hands it to pages; a nameless shop where there is no API. */
export async function shopOfApi(baseUrl: string, locale: Locale) {
  const asked = known.get(baseUrl) ?? read(baseUrl);
  known.set(baseUrl, asked);
  const shop = await asked;
  return { shop: shopFactsOf(shop, locale), readAbout: async () => aboutFactsOf(shop, locale) };
}

async function read(baseUrl: string): Promise<typeof namelessShop> {
  const answer = await fetch(`${baseUrl}/shop?all=true`).catch(() => undefined);
  return answer?.ok ? shopAnswerSchema.parse(await answer.json()).data : namelessShop;
}
