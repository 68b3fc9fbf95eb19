import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

/** The shop whose remotes are loaded. Its storefront names this page's origin in `FEDERATION_HOSTS`. */
const shop = process.env.SHOP_URL ?? 'http://localhost:8080';

/** What remotes do not bring along. One copy of each, in the versions that are installed here. */
const shared = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router-dom',
  'react-i18next',
  '@tanstack/react-query',
  'rxjs',
  '@dana/bus',
  '@dana/i18n',
  '@dana/api-client',
  '@dana/runtime',
  '@dana/runtime/mount',
  '@dana/ui',
];

const live = (remote: string): string => `${shop}/remotes/${remote}/mf-manifest.json`;

export default defineConfig({
  plugins: [pluginReact()],
  html: { title: 'A plain host' },
  source: { define: { __ON_SERVER__: 'false' } },
  // The shop's API and pictures, under this page's own address.
  server: { port: Number(process.env.PORT ?? 3300), strictPort: true, proxy: { '/api': shop } },
  tools: {
    rspack: (_, { appendPlugins }) =>
      appendPlugins(
        new ModuleFederationPlugin({
          name: 'plain_host',
          remotes: {
            product: `product@${live('mf-product')}`,
            content: `content@${live('mf-content')}`,
          },
          // What it needs is what it has: package.json holds the workspace's words for versions, not ranges.
          shared: Object.fromEntries(
            shared.map((name) => [name, { singleton: true, requiredVersion: false as const }]),
          ),
          shareStrategy: 'loaded-first',
          // Remotes of the shop are built with `externalRuntime`: they run on this page's.
          experiments: { provideExternalRuntime: true },
          dts: false,
        }),
      ),
  },
});
