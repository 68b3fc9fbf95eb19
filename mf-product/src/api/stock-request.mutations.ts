import type { ApiClient } from '@dana/api-client';
import type { StockRequestInput } from '@dana/contracts/api/stock-request';

/**
 * POST /stock-requests. @returns whether nothing has to be confirmed by an email first.
 * Errors: `ApiError` 422 with `fields.email`, or `available_again` for what is in stock; 429 when asked too often.
 */
export async function askForStock(api: ApiClient, request: StockRequestInput): Promise<boolean> {
  const { data } = await api.send('POST', '/stock-requests', request, () =>
    import('./schemas.ts').then((module) => module.stockRequestAnswerSchema),
  );
  return data.is_confirmed;
}
