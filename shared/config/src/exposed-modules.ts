import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteManifest } from '@dana/contracts/release/remote-manifest';

const locales = ['en', 'ar'] as const;

/**
 * What a remote exposes, computed from its manifest, so that the manifest is the only list.
 * `./x.route` is `src/routes/x.route.tsx`, `./slots/x` is `src/exposed/slots/x.tsx`,
 * `./x.service` is `src/exposed/x.service.ts`, `./locale.en` is `src/locales/en.json`.
 * Errors: throws with the file's name when the manifest names something that is not there.
 */
export function exposedModules(folder: string, manifest: RemoteManifest): Record<string, string> {
  const keys = new Set([
    ...manifest.routes.map((route) => route.module),
    ...Object.values(manifest.slots),
    ...manifest.services.map((service) => service.module),
    ...locales.map((locale) => `./locale.${locale}`),
  ]);
  return Object.fromEntries([...keys].map((key) => [key, fileOf(folder, manifest.remote, key)]));
}

function fileOf(folder: string, remote: string, key: string): string {
  const name = key.replace('./', '');
  const file = name.endsWith('.route')
    ? `src/routes/${name}.tsx`
    : name.startsWith('slots/')
      ? `src/exposed/${name}.tsx`
      : name.startsWith('locale.')
        ? `src/locales/${name.slice('locale.'.length)}.json`
        : `src/exposed/${name}.ts`;
  if (!existsSync(join(folder, file)))
    throw new Error(
      `${remote}: the manifest names "${key}", but ${file} does not exist. Add it or correct src/exposed/manifest.ts.`,
    );
  return `./${file}`;
}
