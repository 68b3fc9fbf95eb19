/** `rsbuild dev` sets this before it reads a configuration. */
export const isDevelopment = process.env.NODE_ENV === 'development';

/** How pages of the storefront's origin reach a dev server: by its own address, for files and for updates. */
export function devClient(port: number) {
  return {
    assetPrefix: `http://localhost:${port}/`,
    client: { port, protocol: 'ws' as const, host: 'localhost' },
    lazyCompilation: false,
  };
}
