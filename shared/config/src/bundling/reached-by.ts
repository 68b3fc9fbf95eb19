import { globSync } from 'node:fs';
import { join } from 'node:path';
import { nodeFileTrace } from '@vercel/nft';
import type { BundledService } from './bundled-services.ts';

/**
 * What a service executes or reads, of its own and of its dependencies: files and links, as absolute paths.
 * @param staged – where the services are laid out as JavaScript.
 * Errors: throws with each import of ours that leads nowhere, such as one that its package names for development only.
 */
export async function reachedBy(service: BundledService, staged: string): Promise<string[]> {
  const started = [...Object.values(service.programs), ...(service.threads ?? [])].flatMap((pattern) =>
    globSync(pattern.replace(/\.ts$/, '.js'), { cwd: staged }),
  );
  const { fileList, warnings } = await nodeFileTrace(
    started.map((file) => join(staged, file)),
    // What the metrics read of the system is no file of a bundle.
    { base: '/', processCwd: staged, ignore: 'proc/**' },
  );
  const lost = [...warnings].filter(({ message }) => isOfOurs(message, staged));
  if (lost.length > 0) throw new Error(lost.map(({ message }) => message).join('\n'));
  const data = globSync(service.data ?? [], { cwd: staged }).map((file) => join(staged, file));
  return [...new Set([...[...fileList].map((file) => join('/', file)), ...data])];
}

/** Packages of others try imports that are optional; ours are all needed. */
const isOfOurs = (message: string, staged: string): boolean =>
  message.includes(`${staged}/`) && /^Failed to resolve dependency/.test(message);
