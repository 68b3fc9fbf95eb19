import type { TokenView } from '../admin/tokens/tokens.ts';
import { type CliOptions, needed, numberOf, UsageError } from './arguments.ts';
import type { CliContext } from './server-context.ts';
import type { CommandOutput } from './output.ts';
import { table } from './table.ts';

/** `token create --name ci --scope publish:mf-x`, `token list`, `token revoke <id>`. */
export async function tokenCommand(
  { tokens }: CliContext,
  [what, ...names]: readonly string[],
  options: CliOptions,
): Promise<CommandOutput> {
  const [id, ...more] = names;
  if (what === 'create' && id === undefined) {
    const made = await tokens.create({
      name: needed('token create', 'name', options.name),
      scopes: options.scope ?? [],
      days: numberOf('days', options.days),
    });
    return {
      data: made,
      text: `${made.text}\n\nThis is shown once. "${made.token.name}" may ${made.token.scopes.join(', ')} until ${made.token.expiresAt.slice(0, 10)}.`,
    };
  }
  if (what === 'list' && id === undefined) {
    const list = await tokens.list();
    return { data: list, text: table(['ID', 'NAME', 'MAY', 'STATE', 'MADE BY'], list.map(cells)) };
  }
  if (what === 'revoke' && id !== undefined && more.length === 0) {
    await tokens.revoke(id);
    return { data: { revoked: id }, text: `${id} is revoked, from now on.` };
  }
  throw new UsageError('token create --name … --scope …, token list, or token revoke <id>.');
}

function cells({ id, name, scopes, expiresAt, isRevoked, createdBy }: TokenView): string[] {
  const isOver = Date.parse(expiresAt) <= Date.now();
  const state = isRevoked ? 'revoked' : `${isOver ? 'expired' : 'until'} ${expiresAt.slice(0, 10)}`;
  return [id, name, scopes.join(' '), state, createdBy];
}
