import type { DocumentState } from '@dana/contracts/page-state';

/**
 * The state to start from in this browser. A cache between may have sent a document that was made for shoppers with another
 * currency: of that one only the releases are taken, and the page is made here.
 */
export function inOwnCurrency(sent: DocumentState, cookies: string): DocumentState {
  const [, chosen = sent.currency] = /(?:^|;\s*)currency=([A-Z]{3})(?:;|$)/.exec(cookies) ?? [];
  if (chosen === sent.currency) return sent;
  const { verdict, queries, ...state } = sent;
  return { ...state, currency: chosen };
}
