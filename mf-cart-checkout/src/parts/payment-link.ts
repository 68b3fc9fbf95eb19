import { parseAddress } from '@dana/contracts/parse-address';

/**
 * Where the browser may be sent to pay: any page over https, or a page of this very site (a local shop runs on http).
 * @param link – as the API gave it. @param page – the address of the page shown now.
 * @returns the address in full, or undefined for one that must not be followed.
 */
export function allowedPaymentLink(link: string | null | undefined, page: string): string | undefined {
  const target = link ? parseAddress(link, page) : undefined;
  if (!target) return undefined;
  const here = new URL(page);
  // Credentials in an address are a phishing trick.
  if (target.username !== '' || target.password !== '') return undefined;
  const isSameSite = target.protocol === here.protocol && target.hostname === here.hostname;
  return target.protocol === 'https:' || (target.protocol === 'http:' && isSameSite)
    ? target.href
    : undefined;
}
