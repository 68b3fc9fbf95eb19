import type { RestoreAnswer } from '../admin/release-admin.ts';
import { checkedDeployable } from '../store/key.ts';
import { type CliOptions, needed, seenRevision, UsageError } from './arguments.ts';
import type { CommandOutput } from './output.ts';
import type { CliContext } from './server-context.ts';

/**
 * `restore <revision> --reason "…" [--only mf-a,mf-b]`: the versions of an earlier revision for everybody, in one step. With
 * `--dry-run` it only says what that would change.
 */
export async function restoreCommand(
  { admin }: CliContext,
  names: readonly string[],
  { env, reason, only, 'dry-run': isDryRun, 'if-match': ifMatch }: CliOptions,
): Promise<CommandOutput> {
  const toRevision = onlyRevision(names);
  const answer = await admin.restore({
    ...{ env, toRevision, isDryRun },
    reason: isDryRun ? '' : needed('restore', 'reason', reason),
    remotes: only?.split(',').map(checkedDeployable),
    ifMatch: seenRevision(ifMatch),
  });
  const { changed, revision, gate } = answer;
  const kept = answer.kept.map((remote) => `  ${remote}: pinned, so it stays as it is`);
  if (changed.length === 0)
    return {
      data: answer,
      text: [`${env} is as it was at revision ${toRevision}; nothing changed.`, ...kept].join('\n'),
    };
  const title = isDryRun
    ? `To be as at revision ${toRevision}, ${env} would change so (nothing was changed):`
    : `As at revision ${toRevision} in ${env}, revision ${revision}. New pages get it within a second.`;
  const warnings = gate.findings.map(({ message }) => `  warning: ${message}`);
  return { data: answer, text: [title, ...changed.map(stepText), ...kept, ...warnings].join('\n') };
}

function stepText({ remote, from, to, canary }: RestoreAnswer['changed'][number]): string {
  if (from === to) return `  ${remote}: its canary ${canary ?? ''} ends, everybody gets ${to}`;
  return `  ${remote}: ${from || 'nothing'} → ${to}${canary === undefined ? '' : `, and its canary ${canary} ends`}`;
}

function onlyRevision([text, ...more]: readonly string[]): number {
  if (text !== undefined && more.length === 0 && /^[1-9]\d{0,7}$/.test(text)) return Number(text);
  throw new UsageError('restore takes the number of one revision, as `pnpm release log` shows it.');
}
