import type { Move } from '@dana/contracts/release/revision';
import type { LogLine } from '../api/views.ts';
import { instantText } from '../log/instants.ts';
import type { ReleaseOrigin } from '@dana/contracts/release/origin';
import { checkedDeployable, checkedVersion } from '../store/key.ts';
import type { CliContext } from './server-context.ts';
import { UsageError, numberOf, table, type CliOptions, type CommandOutput } from './words.ts';

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

/** `preview <name@version…>`: a signed link to the shop with these versions in place of the live ones. */
export async function previewCommand(
  { admin }: CliContext,
  names: readonly string[],
  { env, hours, path }: CliOptions,
): Promise<CommandOutput> {
  if (names.length === 0)
    throw new UsageError('preview takes versions, for example: pnpm release preview mf-content@1.1.0');
  const remotes = Object.fromEntries(names.map(split));
  const link = await admin.preview({ env, remotes, hours: numberOf('hours', hours), path });
  return {
    data: link,
    text: `${link.url}\n\nAnyone who opens this sees ${names.join(', ')} until ${link.expiresAt}. Leave it: open the shop with ?preview=end`,
  };
}

function split(name: string): [remote: string, version: string] {
  const [remote = '', version, ...more] = name.split('@');
  if (version === undefined || more.length > 0)
    throw new UsageError(`"${name}" is not like mf-content@1.1.0.`);
  return [checkedDeployable(remote), checkedVersion(version)];
}
