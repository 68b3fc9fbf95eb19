import type { LogLine } from '../api/views.ts';
import { changeSentence } from '../log/notices.ts';
import type { ReleaseOrigin } from '@dana/contracts/release/origin';
import { checkedDeployable, checkedVersion } from '../store/key.ts';
import type { CliContext } from './server-context.ts';
import { UsageError, numberOf, table, type CliOptions, type CommandOutput } from './words.ts';

/** What a screen takes. */
const usualLines = '30';

/** `log [name] [--limit 30]`: who changed what is live, when and why, and what was published, newest first. */
export async function logCommand(
  { admin }: CliContext,
  names: readonly string[],
  { env, limit = usualLines }: CliOptions,
): Promise<CommandOutput> {
  const [remote, ...more] = names.map(checkedDeployable);
  if (more.length > 0) throw new UsageError('log takes one name, or none for everything.');
  const answer = await admin.log({ env, remote, limit: numberOf('limit', limit) });
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

/** A line of the log for people: what was done. */
const whatText = (line: LogLine): string =>
  line.kind === 'publish'
    ? `publish ${line.remote} ${line.version}${line.forced ? ' (by force)' : ''}`
    : `${line.revision}: ${changeSentence(line)}`;

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
