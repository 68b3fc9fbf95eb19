import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BundledService, bundledServices } from './bundled-services.ts';
import { copyReached } from './copy-reached.ts';
import { reachedBy } from './reached-by.ts';
import { stageSources } from './stage-sources.ts';
import { writePrograms } from './write-programs.ts';

/**
 * Writes services as folders that need nothing but Node: JavaScript, the files of their dependencies that they reach, and
 * what they read. They run on the kind of machine (system and processor) on which they were made. What stood in their
 * folders before is replaced. What they read of builds must be built.
 * @param target – receives one folder for each service. @returns these folders.
 * Errors: throws on an unknown name, on data that is not there, with what the compiler says, and with each import that leads nowhere.
 */
export async function bundleServices(target: string, names: readonly string[] = []): Promise<string[]> {
  const services = named(names);
  const staged = await mkdtemp(join(tmpdir(), 'dana-bundles-'));
  try {
    await stageSources(staged, services);
    const folders: string[] = [];
    for (const service of services) {
      const folder = join(target, service.name);
      await rm(folder, { recursive: true, force: true });
      await copyReached(await reachedBy(service, staged), staged, folder);
      await writePrograms(service, folder);
      folders.push(folder);
    }
    return folders;
  } finally {
    await rm(staged, { recursive: true });
  }
}

function named(names: readonly string[]): readonly BundledService[] {
  if (names.length === 0) return bundledServices;
  return names.map((name) => {
    const service = bundledServices.find((one) => one.name === name);
    if (service) return service;
    const known = bundledServices.map((one) => one.name).join(', ');
    throw new Error(`There is no service "${name}" to bundle; there are ${known}.`);
  });
}
