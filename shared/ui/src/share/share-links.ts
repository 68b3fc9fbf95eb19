export type Network = 'facebook' | 'twitter' | 'linkedin' | 'whatsapp';

const localHost = /^(?:localhost|127\.0\.0\.1|\[::1\]|.+\.local)$/u;
/** Whether an address is one of a machine of its own, which nobody else can open. */
export const isLocalAddress = (address: string): boolean => localHost.test(new URL(address).hostname);

const trackingParameter = /^(?:utm_.+|fbclid|gclid|msclkid|mc_[ce]id)$/u;

/**
 * The address to hand on: a page opened on a developer's machine is shared with the shop's public origin instead.
 * Path, query and fragment stay; what others added for tracking goes.
 */
export function publicAddress(address: string, publicOrigin: string): string {
  const url = new URL(address);
  for (const name of [...url.searchParams.keys()])
    if (trackingParameter.test(name)) url.searchParams.delete(name);
  const rest = `${url.pathname}${url.search}${url.hash}`;
  return isLocalAddress(address) ? `${publicOrigin}${rest}` : `${url.origin}${rest}`;
}

/** Where each network takes a page to be shared. `title` only where the network asks for it. */
export function shareLink(network: Network, address: string, title: string): string {
  const url = encodeURIComponent(address);
  const text = encodeURIComponent(title);
  switch (network) {
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?u=${url}`;
    case 'twitter':
      return `https://twitter.com/intent/tweet?url=${url}&text=${text}`;
    case 'linkedin':
      return `https://www.linkedin.com/sharing/share-offsite/?url=${url}`;
    case 'whatsapp':
      return `https://wa.me/?text=${text}%20${url}`;
  }
}
