import { matchRoute } from '@dana/contracts/match-route';
import type { DocumentState } from '@dana/contracts/page-state';
import { keepPageData, type PageData } from '../document/page-data.ts';
import { documentMadeAtMs } from '../document/server-timing.ts';
import type { PageEnvironment } from '../routing/page-environment.ts';
import { createPageDataFetcher } from '../routing/page-data-fetcher.ts';
import type { UpdateFlag } from '../releases/update-flag.ts';

/**
 * Reads the data that the document brought, and has those of further pages fetched in one call where the server gives
 * them.
 * @param path – of the document, without its language.
 * @param search – of the document, with its question mark, or empty.
 */
export function startPageData(
  environment: PageEnvironment,
  { composition, locale, currency, hasPayloads, queries }: DocumentState,
  { path, search, update }: { path: string; search: string; update: UpdateFlag },
): void {
  const { queryClient } = environment;
  if (hasPayloads)
    environment.pageData = createPageDataFetcher({
      compositionId: composition.id,
      locale,
      currency,
      queryClient,
      onOther() {
        update.isUpdated = true;
      },
    });
  if (!queries) return;
  keepPageData(queryClient, queries as PageData, documentMadeAtMs());
  const match = matchRoute(composition.remotes, path);
  if (match) environment.pageData?.note(match, path, new URLSearchParams(search));
}
