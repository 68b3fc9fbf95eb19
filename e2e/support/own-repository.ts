import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { workspaceRoot } from '@dana/config/workspace';

const run = promisify(execFile);

export type OwnRepository = {
  folder: string;
  /** Runs a command there, as its team would. @returns what it printed. Errors: throws with all that it printed. */
  run: (command: string, ...words: string[]) => Promise<string>;
  remove: () => Promise<void>;
};

/**
 * A copy of an example's repository in a folder from which this workspace cannot be reached.
 * @param npmrc – names the registry of `@dana/*`. @param environment – what its commands know besides.
 */
export async function cloneExample(
  name: string,
  npmrc: string,
  environment: Record<string, string>,
): Promise<OwnRepository> {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`));
  const source = join(workspaceRoot, 'examples', name);
  await cp(source, folder, { recursive: true, filter: (path) => !/\/(node_modules|dist)$/.test(path) });
  await writeFile(join(folder, '.npmrc'), npmrc);
  // The Node that runs the suites; and nothing that a test run says to its own tools.
  const { NODE_ENV: _, NODE_OPTIONS: __, ...known } = process.env;
  const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);
  const env = { ...known, ...environment, PATH };
  return {
    folder,
    run: async (command, ...words) => {
      try {
        return (await run(command, words, { cwd: folder, env })).stdout;
      } catch (error) {
        const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
        throw new Error(`${[command, ...words].join(' ')}\n${stdout}${stderr}`, { cause: error });
      }
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
