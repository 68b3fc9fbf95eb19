import { type CompositionFiles, compositionFilesPath } from '@dana/contracts/composition-files';

/** Pages are fetched ahead without it then. Unit: milliseconds. */
const giveUpMs = 30_000;

/** The files of these modules of one release, relative to its base; none where they cannot be had. Never rejects. */
export type FilesOfModules = (container: string, modules: readonly string[]) => Promise<readonly string[]>;

/** Asks for the files of a composition once, with the first page that is fetched ahead. */
export function createFilesOfModules(compositionId: string): FilesOfModules {
  let asked: Promise<CompositionFiles> | undefined;
  return async (container, modules) => {
    asked ??= readFiles(compositionId);
    const ofRelease = (await asked)[container] ?? {};
    return modules.flatMap((module) => ofRelease[module] ?? []);
  };
}

async function readFiles(compositionId: string): Promise<CompositionFiles> {
  try {
    const answer = await fetch(compositionFilesPath(compositionId), {
      priority: 'low',
      signal: AbortSignal.timeout(giveUpMs),
    });
    // Made by our own server; what it does not name is not fetched ahead.
    return answer.ok ? ((await answer.json()) as CompositionFiles) : {};
  } catch {
    return {};
  }
}
