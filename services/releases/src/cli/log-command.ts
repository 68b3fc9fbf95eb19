import type { Move } from '@dana/contracts/release/revision';
import type { LogLine } from '../admin/log.ts';
import { instantText } from '../reading/instant-text.ts';
import type { ReleaseOrigin } from '../publish/release-origin.ts';
import { checkedDeployable } from '../store/key.ts';
import { type CliOptions, numberOf, UsageError } from './arguments.ts';
import type { CommandOutput } from './output.ts';
import type { CliContext } from './server-context.ts';
import { table } from './table.ts';

/** What a screen takes. */
const usualLines = '30';

/**
 * `log [name] [--limit 30]`: who changed what is live, when and why, and what was published, newest first. With `--follow` changes as
 * they come, until the process is ended.
 */
export async function logCommand(
  context: CliContext,
  names: readonly string[],
  { env, limit = usualLines, follow, json }: CliOptions,
): Promise<CommandOutput> {
  const [remote, ...more] = names.map(checkedDeployable);
  if (more.length > 0) throw new UsageError('log takes one name, or none for everything.');
  if (follow) return followLog(context, { env, remote, json });
  const answer = await context.admin.log({ env, remote, limit: numberOf('limit', limit) });
  if (answer.lines.length === 0) return { data: answer, text: 'Nothing happened here yet.' };
  const rows = answer.lines.map((line) => [
    ...[secondText(line.at), line.actor, whatText(line), line.reason ?? '', originText(line.origin)],
  ]);
  const older = answer.isWhole ? [] : [`Older lines: --limit ${answer.lines.length * 4}`];
  return {
    data: answer,
    text: [table(['WHEN', 'WHO', 'WHAT', 'WHY', 'BUILT FROM'], rows), ...older].join('\n'),
  };
}

/** With `--json` a line of JSON for each change. */
async function followLog(
  { admin, say }: CliContext,
  { env, remote, json }: { env: string; remote: string | undefined; json: boolean },
): Promise<CommandOutput> {
  const ended = new AbortController();
  process.once('SIGINT', () => ended.abort());
  say(`Changes of ${env} are printed as they come. Ctrl-C ends it.`);
  for await (const notice of admin.watch(env, ended.signal)) {
    const { at, revision, sentence, actor, reason, remotes = [] } = notice;
    if (remote !== undefined && remotes.length > 0 && !remotes.includes(remote)) continue;
    const line = `${secondText(at)}  ${revision}: ${sentence}, by ${actor}: ${reason}`;
    process.stdout.write(`${json ? JSON.stringify(notice) : line}\n`);
  }
  return { data: { ended: true }, text: '' };
}

/** A line of the log for people: what was done. */
function whatText(line: LogLine): string {
  const forced = line.forced ? ' (forced)' : '';
  if (line.kind === 'publish') return `publish ${line.remote} ${line.version}${forced}`;
  const { verb, remotes = [], moves = [], from, to, percent, until } = line;
  const { remote = moves.map(moveText).join(', ') || remotes.join(' ') } = line;
  const marks = `${forced}${line.automatic ? ' (by itself)' : ''}${line.approvedBy ? ` (approved by ${line.approvedBy})` : ''}`;
  const share = percent === undefined ? '' : `${percent} %`;
  const words = [
    ...[
      `${line.revision}: ${verb}`,
      remote || 'everything',
      from && to && from !== to ? `${from} → ${to}` : to,
    ],
    ...[share, until && `until ${instantText(until)}`],
  ];
  return words.filter(Boolean).join(' ') + marks;
}

const moveText = ({ remote, from, to }: Move): string =>
  `${remote} ${from ?? 'nothing'} → ${to ?? 'nothing'}`;

/** The commit, and who wrote it: `a1b2c3d main, Noura, #142`. */
export const originText = ({
  commit,
  isChanged,
  branch,
  author,
  pullRequest,
}: Partial<ReleaseOrigin> = {}): string =>
  [[commit?.slice(0, 7), isChanged && '(changed)', branch].filter(Boolean).join(' '), author, pullRequest]
    .filter(Boolean)
    .join(', ');

/** In UTC: people in several places read the same log. */
const secondText = (at: string): string => at.replace('T', ' ').replace(/\.\d+Z$/, 'Z');
