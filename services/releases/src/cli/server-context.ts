import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseAdmin } from '../api/release-admin.ts';
import { createServerAdmin } from '../api/server-admin.ts';
import { readKeyFile, readSigningKey, type SigningKey } from '../signing/keys.ts';
import type { Store } from '../store/store.ts';
import { type CommandOutput, type Ending, failure, parseCommandLine, success, UsageError } from './words.ts';

/** What a command works on. */
export type CliContext = {
  admin: ReleaseAdmin;
  /** The store and who acts, only where the store itself is. */
  own?: { store: Store; actor: string } | undefined;
  /** The key to sign with. `makes`: a shop on this machine makes itself one. */
  signer: (options: { makes: boolean }) => Promise<SigningKey | undefined>;
  folderOf: (remote: string) => string;
  everyName: () => string[];
  /** The deployable that is meant when none is named. */
  ownName?: string | undefined;
  say: (progress: string) => void;
  close: () => Promise<void>;
};

type ServerContext = Pick<CliContext, 'folderOf' | 'everyName' | 'ownName' | 'say'> & { server: string };

/** Works by a server's API, with `RELEASE_TOKEN`. Errors: `UsageError` without that. */
export function createServerContext({ server, ...context }: ServerContext): CliContext {
  const { RELEASE_TOKEN: token } = process.env;
  if (!token) throw new UsageError('RELEASE_SERVER is set, so RELEASE_TOKEN is needed too.');
  const admin = createServerAdmin({ server, token: token.trim() });
  return {
    ...context,
    admin,
    signer: async () => givenKey(),
    close: async () => undefined,
  };
}

/**
 * The key that this process was given to sign with: the file that `RELEASE_KEY_FILE` names, or in a pipeline the PEM text of
 * `RELEASE_KEY`. Never an argument, which other processes of a machine can read.
 * Errors: refuses (400) what holds no private key.
 */
export function givenKey(): SigningKey | undefined {
  const { RELEASE_KEY_FILE: file, RELEASE_KEY: pem } = process.env;
  if (file) return readKeyFile(file);
  return pem ? readSigningKey(() => pem) : undefined;
}

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

export type CreateContext = (say: CliContext['say']) => Promise<CliContext>;
type Command = (context: CliContext) => Promise<CommandOutput>;

/**
 * Runs one command line: what `find` gives for its words is what it says, or what says it in a context.
 * Errors: only bugs are thrown; refusals and wrong usage are endings.
 */
export async function runCommand(
  args: readonly string[],
  { usage, createContext }: { usage: string; createContext: CreateContext },
  find: (words: ReturnType<typeof parseCommandLine>) => Command | CommandOutput,
): Promise<Ending> {
  const isJson = args.includes('--json');
  try {
    const words = parseCommandLine(args);
    if (words.options.help) return success({ data: { usage }, text: usage }, isJson);
    const command = find(words);
    if (typeof command !== 'function') return success(command, isJson);
    const context = await createContext((progress) => isJson || process.stderr.write(`${progress}\n`));
    try {
      return success(await command(context), isJson);
    } finally {
      await context.close();
    }
  } catch (error) {
    return failure(error, isJson, usage);
  }
}
