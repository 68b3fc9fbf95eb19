/** Where an address leads on to, as a browser would follow it. */
async function leadsTo(address: string, sent: RequestInit = {}): Promise<string> {
  const answer = await fetch(address, { ...sent, redirect: 'manual' });
  return answer.headers.get('location') ?? address;
}

/** The bank's page that the link of a payment leads to; the order's own where the payment is over. */
export const bankPageOf = (link = ''): Promise<string> => leadsTo(link);

/** Decides a payment on the bank's page and comes back to the shop, in another window. */
export async function decideAtBank(
  link: string | undefined,
  decision: 'approve' | 'decline' | 'cancel',
  behaviour = 'usual',
): Promise<void> {
  const body = new URLSearchParams({ decision, behaviour });
  const back = await leadsTo(await bankPageOf(link), { method: 'POST', body });
  await leadsTo(back);
}
