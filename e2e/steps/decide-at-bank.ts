/** The bank's page that the link of a payment leads to; the order's own where the payment is over. */
export async function bankPageOf(link = ''): Promise<string> {
  const answer = await fetch(link, { redirect: 'manual' });
  return answer.headers.get('location') ?? link;
}
