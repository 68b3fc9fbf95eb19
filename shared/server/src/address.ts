import ipaddr from 'ipaddr.js';

/** How much of an IPv6 address stands for one client: a single line is given at least this much. Unit: bits. */
const lineBits = 64;

/** An address in its usual form, an IPv4-mapped IPv6 one as IPv4; undefined for what is no address. */
export function readAddress(text: string): string | undefined {
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
  return isAddress ? ipaddr.process(text).toString() : undefined;
}

/**
 * What limits count by: an IPv4 address as it is, of an IPv6 address its network, because one client has all of that.
 * What is no address stays as it is.
 * @param bits – the length of the network; 64 is one line, 48 what one customer of a provider has at most.
 */
export function networkOf(address: string, bits = lineBits): string {
  const plain = readAddress(address);
  if (plain === undefined || !ipaddr.IPv6.isValid(plain)) return plain ?? address;
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${plain}/${bits}`).toString()}/${bits}`;
}

/** Whether a network, as `networkOf` gives it, is this machine itself. */
export const isThisMachine = (network: string): boolean =>
  network.startsWith('127.') || network === networkOf('::1');

/**
 * Whether a request names this machine as such: by `localhost`, a name below it, or a loopback address. A page of elsewhere whose name
 * was led to this machine asks from here, too, and is known by its name alone.
 * @param host – the request's `Host`, with or without a port.
 */
export function isHereByName(host: string | undefined): boolean {
  const name = URL.parse(`http://${host ?? ''}`)?.hostname ?? '';
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(name);
}

const privateRanges = ['private', 'loopback', 'uniqueLocal', 'linkLocal', 'carrierGradeNat'];

/** Whether an address is of this machine or of a network that is not the Internet. */
export const isPrivateAddress = (address: string): boolean =>
  ipaddr.isValid(address) && privateRanges.includes(ipaddr.process(address).range());
