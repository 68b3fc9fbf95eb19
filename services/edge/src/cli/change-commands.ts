import type { ChangeResult } from '../changes/change.ts';
import { promote } from '../changes/promote.ts';
import { rollback } from '../changes/rollback.ts';
import { type CliOptions, needed, onlyName, seenRevision } from './arguments.ts';
import type { CliContext } from './context.ts';
import type { CommandOutput } from './output.ts';

/** `promote <name> --version <v> --reason "…"`. */
export async function promoteCommand(
  { store, actor }: CliContext,
  names: readonly string[],
  options: CliOptions,
): Promise<CommandOutput> {
  const result = await promote({
    store,
    actor,
    env: options.env,
    remote: onlyName('promote', names),
    version: needed('promote', 'version', options.version),
    reason: needed('promote', 'reason', options.reason),
    force: options.force,
    ifMatch: seenRevision(options['if-match']),
  });
  return changeOutput('promote', options.env, result);
}

/** `rollback <name> [--version <v>] --reason "…"`. */
export async function rollbackCommand(
  { store, actor }: CliContext,
  names: readonly string[],
  options: CliOptions,
): Promise<CommandOutput> {
  const result = await rollback({
    store,
    actor,
    env: options.env,
    remote: onlyName('rollback', names),
    version: options.version,
    reason: needed('rollback', 'reason', options.reason),
    ifMatch: seenRevision(options['if-match']),
  });
  return changeOutput('rollback', options.env, result);
}

function changeOutput(
  verb: string,
  env: string,
  { remote, from, to, isNew, revision }: ChangeResult,
): CommandOutput {
  const { gate } = revision.change;
  const warnings = isNew ? gate.findings.map(({ message }) => `\n  warning: ${message}`).join('') : '';
  return {
    data: { verb, env, remote, from, to, changed: isNew, revision: revision.revision, gate },
    text: isNew
      ? `${remote}: ${from ?? 'nothing'} → ${to} in ${env}, revision ${revision.revision}. New pages get it within a second.${warnings}`
      : `${remote}: ${to} is live in ${env} already; nothing changed.`,
  };
}
