type Fetch = (request: Request) => Response | Promise<Response>;

/** The bank's page that a payment's link leads to, or where else it leads. */
export async function pageOf(shop: Fetch, link: string): Promise<string> {
  const answer = await shop(new Request(link));
  return answer.headers.get('location') ?? '';
}

/**
 * Follows a payment's link to the bank's page, decides there (`approve`, `decline`, `cancel`), and comes back to the shop.
 * @returns where the shop leads in the end.
 */
export async function decideOnPage(
  { fetch: shop, bank }: { fetch: Fetch; bank: { fetch: Fetch } },
  link: string,
  decision: string,
  behaviour = 'usual',
): Promise<string> {
  const page = await pageOf(shop, link);
  if (!page.includes('/pay/')) return page;
  const body = new URLSearchParams({ decision, behaviour });
  const decided = await bank.fetch(new Request(page, { method: 'POST', body }));
  const back = await shop(new Request(decided.headers.get('location') ?? ''));
  return back.headers.get('location') ?? '';
}
