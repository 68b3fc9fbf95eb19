import type { RemoteManifest } from '@dana/contracts/release/remote-manifest';

/** What the shell publishes and listens to on the bus. It claims no page: the pages are the remotes'. */
export const manifest = {
  remote: 'shell',
  routes: [],
  slots: {},
  services: [],
} satisfies RemoteManifest;
