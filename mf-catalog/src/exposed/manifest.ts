import type { RemoteManifest } from '@dana/contracts/release';

/** What mf-catalog offers to the shop. */
export const manifest = {
  remote: 'mf-catalog',
  routes: [{ path: '/', module: './home.route', layout: 'default', cache: 'public' }],
  slots: {},
  services: [],
  emits: {},
  listens: {},
} satisfies RemoteManifest;
