const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** Whether what is said to an address stays between the two: by https, or on this machine. */
export function isSecureAddress({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && loopback.includes(hostname));
}
