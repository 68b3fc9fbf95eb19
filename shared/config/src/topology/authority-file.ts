import { join } from 'node:path';

/** The certificate of the authority that Caddy made for itself, which browsers ask about until they were given it. */
export const authorityFile = (dataDir: string): string =>
  join(dataDir, 'front/caddy/pki/authorities/local/root.crt');
