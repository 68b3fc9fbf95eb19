import type { ApiClient } from '@dana/api-client';
import { shopOf } from '@dana/contracts/shop/shop-facts';

type Words = { title: string; text: string; picture: string | undefined };

/** What the shop calls its journal, and says and shows of it. */
export function journalWords(api: Pick<ApiClient, 'shop'>, t: (key: string) => string): Words {
  const { journal } = shopOf(api);
  return { title: journal?.title ?? t('blog.crumb'), text: journal?.text ?? '', picture: journal?.picture };
}
