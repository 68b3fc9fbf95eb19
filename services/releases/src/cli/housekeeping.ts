import { collectGarbage } from '../keeping/collect-garbage.ts';
import { issueToken, listTokens, revokeToken, type TokenView } from '../keeping/tokens.ts';
import { makeKeyFile } from '../signing/keys.ts';
import { type CliContext, type CreateContext, runCommand } from './server-context.ts';
import {
  type CliOptions,
  type CommandOutput,
  type Ending,
  needed,
  numberOf,
  table,
  UsageError,
} from './words.ts';

/** Verbs that are for who keeps the shop, beside backup and restore, and not for a release. */
export const housekeepingVerbs = ['token', 'keys', 'gc'] as const;

const usage = `pnpm ops <verb>, where the store is
  token  create --name n --scope s [--days 90]  shown once; scopes: read, check:*, publish:mf-x, release:mf-x, release:*
         list | revoke <id>
  keys   make --out file                        a pair to sign releases with; the file is private
  gc                                            delete what nobody can need; run it daily
Everywhere: --json. Whose signatures count is the setting RELEASE_KEYS of the shop.
Exit codes: 0 done, 1 refused, 2 wrong usage.`;

/** Runs one command line of housekeeping. Errors: only bugs are thrown; refusals and wrong usage are endings. */
export const runHousekeeping = (args: readonly string[], createContext: CreateContext): Promise<Ending> =>
  runCommand(args, { usage, createContext }, ({ verb, names, options }) => {
    // Needs neither store nor server.
    if (verb === 'keys') return keysCommand(names, options);
    if (verb === 'token') return (context) => tokenCommand(ownOf(context), names, options);
    if (verb === 'gc' && names.length === 0) return (context) => collect(ownOf(context));
    throw new UsageError(`There is no such verb: ${[verb, ...names].join(' ')}`);
  });

type Own = NonNullable<CliContext['own']>;

function ownOf({ own }: CliContext): Own {
  if (own) return own;
  throw new UsageError('This is done where the store is: leave RELEASE_SERVER out, on that machine.');
}

async function tokenCommand(
  { store, actor }: Own,
  [what, ...names]: readonly string[],
  options: CliOptions,
): Promise<CommandOutput> {
  const [id, ...more] = names;
  if (what === 'create' && id === undefined) {
    const made = await issueToken(store, {
      ...{ name: needed('token create', 'name', options.name), scopes: options.scope ?? [] },
      ...{ days: numberOf('days', options.days), createdBy: actor },
    });
    const { name, scopes, expiresAt } = made.token;
    const text = `${made.text}\n\nThis is shown once. "${name}" may ${scopes.join(', ')} until ${expiresAt.slice(0, 10)}.`;
    return { data: made, text };
  }
  if (what === 'list' && id === undefined) {
    const list = await listTokens(store);
    return { data: list, text: table(['ID', 'NAME', 'MAY', 'STATE', 'MADE BY'], list.map(tokenCells)) };
  }
  if (what === 'revoke' && id !== undefined && more.length === 0) {
    await revokeToken(store, id, actor);
    return { data: { revoked: id }, text: `${id} is revoked, from now on.` };
  }
  throw new UsageError('token create --name … --scope …, token list, or token revoke <id>.');
}

function tokenCells({ id, name, scopes, expiresAt, isRevoked, createdBy }: TokenView): string[] {
  const isOver = Date.parse(expiresAt) <= Date.now();
  const state = isRevoked ? 'revoked' : `${isOver ? 'expired' : 'until'} ${expiresAt.slice(0, 10)}`;
  return [id, name, scopes.join(' '), state, createdBy];
}

async function collect({ store }: Own): Promise<CommandOutput> {
  const result = await collectGarbage({ store });
  const { marked, deleted, kept, sweptUnfinished } = result;
  return {
    data: result,
    text: `Deleted ${deleted.length} builds and ${sweptUnfinished} unfinished uploads; marked ${marked.length} that go in a day unless they are needed; ${kept} stay.`,
  };
}

/** `keys make --out <file>`: a pair to sign releases with. Needs neither store nor server. */
function keysCommand(names: readonly string[], { out }: CliOptions): CommandOutput {
  if (names.join() !== 'make')
    throw new UsageError(
      'keys make --out <file>; whose signatures count is the setting RELEASE_KEYS of the shop (docs/releasing.md).',
    );
  const { id, publicText } = makeKeyFile(needed('keys make', 'out', out));
  const text = `The private key is in ${out}: it signs, keep it where only your pipeline can read it.\nIts public half, for RELEASE_KEYS of the shop, as a line with the name of what it signs, such as mf-content=${publicText}\n${publicText}`;
  return { data: { id, key: publicText, file: out }, text };
}
