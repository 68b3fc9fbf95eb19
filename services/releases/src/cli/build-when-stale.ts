import { ReleaseRefusal } from '../store/refusal.ts';

type BuildModule = { buildIfStale: (folder: string) => Promise<{ built: boolean }> };

// Not a literal, so that the edge is checked and bundled without the types of every build tool.
const buildModule: string = '@dana/config/build-deployable';

/**
 * Builds a deployable when its sources are newer than its build. Loaded only when needed: a server that takes
 * in finished builds has no build tools.
 * Errors: refuses (422) when the build fails; the build's own output says why.
 */
export async function buildWhenStale(remote: string, folder: string): Promise<boolean> {
  const { buildIfStale }: BuildModule = await import(buildModule);
  try {
    return (await buildIfStale(folder)).built;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new ReleaseRefusal(
      422,
      'build_failed',
      `${remote} could not be built, so nothing was published: ${why}`,
    );
  }
}
