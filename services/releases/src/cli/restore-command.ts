import type { LiveVersions } from '../reading/compare-revisions.ts';
import { targetsText } from '../reading/targets-text.ts';
import { checkedDeployable } from '../store/key.ts';
import { type CliOptions, needed, seenRevision, UsageError } from './arguments.ts';
import type { CommandOutput } from './output.ts';
import type { CliContext } from './server-context.ts';
import { table } from './table.ts';

/** `restore <revision> --reason "…" [--only mf-a,mf-b]`: the versions of an earlier revision for everybody, in one step. */
export async function restoreCommand(
  { admin }: CliContext,
  names: readonly string[],
  { env, reason, only, 'if-match': ifMatch }: CliOptions,
): Promise<CommandOutput> {
  const toRevision = onlyRevision('restore', names);
  const answer = await admin.restore({
    env,
    toRevision,
    reason: needed('restore', 'reason', reason),
    remotes: only?.split(',').map(checkedDeployable),
    ifMatch: seenRevision(ifMatch),
  });
  // An older server pins nothing.
  const kept = (answer.kept ?? []).map((remote) => `  ${remote}: pinned, so it stays as it is`);
  if (answer.changed.length === 0)
    return {
      data: answer,
      text: [`${env} is as it was at revision ${toRevision}; nothing changed.`, ...kept].join('\n'),
    };
  const lines = answer.changed.map(({ remote, from, to }) =>
    from === to ? `  ${remote}: its canary ended, everybody gets ${to}` : `  ${remote}: ${from} → ${to}`,
  );
  const warnings = answer.gate.findings.map(({ message }) => `  warning: ${message}`);
  return {
    data: answer,
    text: [
      `As at revision ${toRevision} in ${env}, revision ${answer.revision}. New pages get it within a second.`,
      ...lines,
      ...kept,
      ...warnings,
    ].join('\n'),
  };
}

/** `compare <revision> [revision]`: what differs between two revisions, or from what is live. */
export async function compareCommand(
  { admin }: CliContext,
  names: readonly string[],
  { env }: CliOptions,
): Promise<CommandOutput> {
  const [first, second, ...more] = names.map((name) => seenRevisionOf('compare', name));
  if (first === undefined || more.length > 0)
    throw new UsageError('compare takes the numbers of one or two revisions.');
  const answer = await admin.compare(env, first, second);
  const { before, after, differences } = answer;
  if (differences.length === 0)
    return { data: answer, text: `Revisions ${before} and ${after} of ${env} have the same versions.` };
  const rows = differences.map((difference) => [
    difference.remote,
    versionsText(difference.before),
    versionsText(difference.after),
  ]);
  return { data: answer, text: table(['DEPLOYABLE', `REVISION ${before}`, `REVISION ${after}`], rows) };
}

function onlyRevision(verb: string, names: readonly string[]): number {
  const [name, ...more] = names;
  if (name !== undefined && more.length === 0) return seenRevisionOf(verb, name);
  throw new UsageError(`${verb} takes the number of one revision, as \`pnpm release audit\` shows it.`);
}

function seenRevisionOf(verb: string, text: string): number {
  if (/^[1-9]\d{0,7}$/.test(text)) return Number(text);
  throw new UsageError(`${verb} takes the number of a revision, not "${text}".`);
}

const versionsText = (versions: LiveVersions | undefined): string =>
  versions === undefined
    ? ''
    : [versions.stable, versions.canary && canaryText(versions.canary)].filter(Boolean).join(' ');

const canaryText = ({ version, percent, targets }: NonNullable<LiveVersions['canary']>): string =>
  `(${version} ${percent} %${targets ? ` of ${targetsText(targets)}` : ''})`;
