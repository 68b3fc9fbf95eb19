import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from './arguments.ts';
import { type CliContext, createServerContext } from './server-context.ts';

/**
 * The context of a remote that has a repository of its own: this folder is the remote, and releases are where
 * `RELEASE_SERVER` says. Errors: `UsageError` without that.
 */
export async function createRepositoryContext(say: CliContext['say']): Promise<CliContext> {
  const { RELEASE_SERVER: server } = process.env;
  if (!server)
    throw new UsageError(
      'RELEASE_SERVER must name the shop whose releases you manage, for example https://shop.example, and RELEASE_TOKEN hold your token.',
    );
  const folder = process.cwd();
  const file = join(folder, 'package.json');
  const { name } = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { name?: string }) : {};
  const everyName = (): string[] => (name === undefined ? [] : [name]);
  return createServerContext({ server, folderOf: () => folder, everyName, ownName: name, say });
}
