/** What stands between visitors and storefronts, and how it is reached. */
export type Front = {
  /** Where it answers by TLS. */
  port: number;
  /** Where it answers without, to send visitors to https. */
  plainPort: number;
  /** Of whom its certificate is believed. */
  certificate: string;
  stop: () => Promise<void>;
};

export type FrontOptions = {
  /** The proxy's own program. */
  program: string;
  /** For what it writes; made when it is not there. */
  folder: string;
  /** Of one storefront or several, which are asked in turn. */
  storefrontPorts: readonly number[];
};

/** Starts a proxy with its example's own configuration, on free ports and with a certificate made for this run. */
export type StartFront = (options: FrontOptions) => Promise<Front>;

/** The name in the examples' configurations. */
export const hostname = 'shop.example';
