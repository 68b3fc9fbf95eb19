import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type RemoteManifest, remoteManifestSchema } from '@dana/contracts/release/remote-manifest';
import * as z from 'zod/mini';
import { checkedVersion } from '../store/key.ts';
import { ReleaseRefusal } from '../store/refusal.ts';

const packageSchema = z.object({ name: z.string(), version: z.string() });

/** Version in the folder's package.json. Errors: refuses (422) another name, (400) what is no version. */
export function readVersion(folder: string, remote: string): string {
  const path = join(folder, 'package.json');
  if (!existsSync(path))
    throw new ReleaseRefusal(
      404,
      'no_folder',
      `There is no ${path}. Names are those of the folders, for example mf-catalog.`,
    );
  const parsed = packageSchema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (parsed.success && parsed.data.name === remote) return checkedVersion(parsed.data.version);
  throw new ReleaseRefusal(422, 'wrong_package', `${path} must have the name "${remote}" and a version.`);
}

/**
 * What the deployable says about itself in `src/exposed/manifest.ts`; the shell may say nothing.
 * Errors: refuses (422) a manifest that does not parse or that names another remote.
 */
export async function readSourceManifest(folder: string, remote: string): Promise<RemoteManifest> {
  const path = join(folder, 'src/exposed/manifest.ts');
  if (remote === 'shell' && !existsSync(path)) return { remote, routes: [], slots: {}, services: [] };
  const parsed = remoteManifestSchema.safeParse(await importManifest(path));
  if (!parsed.success) throw refused(path, z.prettifyError(parsed.error));
  if (parsed.data.remote !== remote)
    throw refused(path, `remote is "${parsed.data.remote}", expected "${remote}"`);
  return parsed.data;
}

async function importManifest(path: string): Promise<unknown> {
  if (!existsSync(path)) throw refused(path, 'the file does not exist');
  // The time of the last change is part of the address, because Node never reads an address twice.
  const module: { manifest?: unknown } = await import(
    `${pathToFileURL(path).href}?at=${statSync(path).mtimeMs}`
  );
  return module.manifest;
}

const refused = (path: string, problem: string): ReleaseRefusal =>
  new ReleaseRefusal(422, 'bad_manifest', `${path} cannot be released: ${problem}.`);
