import type { ReleaseOrigin } from '@dana/contracts/release/origin';
import type { FreezeOfAll } from '@dana/contracts/release/revision';
import type { LogLine, RegistryView, ReleasesAnswer, SlotView } from '../api/views.ts';
import type { HealthView, ReleaseHealth } from '../health/health-view.ts';
import { instantText } from '../log/instants.ts';
import { changeSentence } from '../log/notices.ts';
import { unsettledSentence } from '../log/revisions.ts';
import { checkedDeployable } from '../store/key.ts';
import { ReleaseRefusal } from '../store/store.ts';
import type { CliContext } from './server-context.ts';
import { UsageError, agoText, numberOf, table, type CliOptions, type CommandOutput } from './words.ts';

/**
 * `status [name]`: what is live, how it does and since which change something fails, what each slot can go back to, and who changed it
 * last and why. Of one deployable also each release that was seen, and what was published. Errors: refuses (404) a name of nothing.
 */
export async function statusCommand(
  { admin }: CliContext,
  names: readonly string[],
  { env }: CliOptions,
): Promise<CommandOutput> {
  const [name, ...more] = names.map(checkedDeployable);
  if (more.length > 0) throw new UsageError('status takes the name of one deployable, or none for all.');
  const [registry, health] = await Promise.all([admin.registry(env), admin.health(env)]);
  if (name === undefined) return { data: { ...registry, health }, text: textOf(registry, health) };
  const published = await admin.releases(name);
  const { [name]: slot } = registry.slots;
  if (slot === undefined && published.releases.length === 0)
    throw new ReleaseRefusal(404, 'unknown_name', `Nothing of ${name} is live in ${env} or was published.`);
  const own = { ...registry, slots: slot ? { [name]: slot } : {} };
  const parts = [textOf(own, health), seenText(health.slots[name]), publishedText(published)];
  const text = [...parts, ...changesTexts(published, slot)].filter(Boolean).join('\n\n');
  return { data: { ...own, health, releases: published.releases }, text };
}

const columns = ['DEPLOYABLE', 'LIVE', 'FAILED', 'CANARY', 'CAN GO BACK TO', 'TAKEN BACK', 'LAST CHANGE'];

function textOf(registry: RegistryView, health: HealthView): string {
  const { env, revision, change, frozen: all, slots, problems = [], unsettled = [] } = registry;
  if (change === undefined)
    return `Nothing is released in ${env} yet. Start with: pnpm release publish shell --promote`;
  const entries = Object.entries(slots);
  const rows = entries.map((entry) => cells(entry, health));
  const frozen = entries.flatMap(([name, slot]) =>
    slot.frozen ? [`${name} is frozen by ${slot.frozen.by}: ${slot.frozen.reason}`] : [],
  );
  const part = (lines: readonly string[], title: string[] = []): string =>
    lines.length > 0 ? [...title, ...lines].join('\n') : '';
  const sentences = problems.map(({ message }) => message);
  return [
    part([`${env}, revision ${revision}, ${agoText(change.at)}`, ...healthLines(health)]),
    rows.length > 0 && table(columns, rows),
    part([...(all ? [frozenText(all)] : []), ...frozen]),
    part(unsettled.map(unsettledSentence), ['From an earlier release of the servers:']),
    part(sentences, ['Not as published, or not kept:']),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Whether anybody judges; since which change something fails, and what takes it back; what has to be set. */
function healthLines({ judgesSince, awaySince, suspicion, edges, canaries, notes }: HealthView): string[] {
  const unknown = edges.some(({ knowsBy }) => knowsBy !== 'address');
  const away = 'Canaries wait, and nothing is taken back by itself.';
  const judge = awaySince
    ? `Nobody judges releases since ${agoText(awaySince)}. ${away}`
    : judgesSince === undefined && `No server has judged releases yet. ${away}`;
  const { takenBack } = suspicion ?? {};
  return [
    judge,
    ...notes,
    !judge &&
      edges.length === 0 &&
      'No storefront has sent counts lately: nothing is known of how releases do.',
    ...Object.entries(canaries).map(judgedText),
    suspicion && `Suspect: ${suspicion.sentence}.`,
    takenBack &&
      `It was taken back with revision ${takenBack.revision}, by ${takenBack.actor}: the next visits say whether that was it.`,
    suspicion && !takenBack && `Take it back: ${suspicion.takeBack}`,
    unknown && 'Visits come through a proxy that is not configured: set TRUSTED_PROXIES.',
  ].filter((line) => typeof line === 'string');
}

const verdicts = { worse: 'it is worse', good: 'it is no worse', open: 'too little is known' };

function judgedText([remote, { version, verdict, figures }]: [
  string,
  HealthView['canaries'][string],
]): string {
  const { canary, stable } = figures;
  return `Canary ${remote} ${version}: ${canary.failed} of ${canary.seen} visits failed, ${stable.failed} of ${stable.seen} beside it: ${verdicts[verdict]}.`;
}

function cells([name, slot]: [string, SlotView], { slots }: HealthView): string[] {
  const { stable, canary, previous, blocked, frozen, lastChange: last } = slot;
  const failed = (version: string) => failedText(slots[name]?.find((one) => one.version === version));
  return [
    frozen ? `${name} (frozen)` : name,
    stable,
    failed(stable),
    canary ? [canaryText(canary), failed(canary.version)].filter(Boolean).join(', ') : '',
    previous.join(' '),
    blocked.join(' '),
    last ? `${agoText(last.at)} by ${last.actor}: ${last.verb}, "${last.reason}"` : '',
  ];
}

const failedText = (seen: ReleaseHealth | undefined): string =>
  seen ? `${seen.percent} % of ${seen.visits}` : '';

function canaryText({ version, percent, climb }: NonNullable<SlotView['canary']>): string {
  const left = climb?.steps.filter((step) => step > percent) ?? [];
  const share = climb?.paused ? `${percent} %, paused` : `${[percent, ...left].join(' → ')} %`;
  return `${version} ${share}`;
}

function seenText(seen: readonly ReleaseHealth[] = []): string {
  if (seen.length === 0) return 'No visit was counted in the last hour.';
  const rows = seen.map(({ version, is = '', visits, failed, unrendered, percent }) =>
    [version, is, visits, failed, unrendered, `${percent} %`].map(String),
  );
  return table(['RELEASE', 'NOW', 'VISITS', 'FAILED', 'NOT RENDERED', 'SHARE'], rows);
}

function publishedText({ releases, more }: ReleasesAnswer): string {
  if (releases.length === 0) return '';
  const rows = releases.map(({ version, at, actor = '', bytes, files, origin }) => [
    ...[version, at === undefined ? '' : agoText(at), actor],
    bytes === undefined ? 'damaged' : `${(bytes / 1_000).toFixed(1)} kB`,
    ...[String(files ?? ''), originText(origin)],
  ]);
  const rest = more > 0 ? [`and ${more} older ones`] : [];
  return [table(['VERSION', 'PUBLISHED', 'BY', 'SIZE', 'FILES', 'BUILT FROM'], rows), ...rest].join('\n');
}

/** What the changelog says of the newest version, and of those that visitors get. Of control characters only line ends are shown. */
const changesTexts = ({ releases }: ReleasesAnswer, slot: SlotView | undefined): string[] =>
  releases.flatMap(({ version, origin: { changes } = {} }, index) =>
    changes && (index === 0 || version === slot?.canary?.version || version === slot?.stable)
      ? [`New in ${version}:\n${changes.replaceAll(/[^\P{Cc}\n]/gu, '')}`]
      : [],
  );

const frozenText = ({ by, until, reason }: FreezeOfAll): string =>
  `Everything is frozen by ${by}${until === undefined ? '' : ` until ${instantText(until)}`}: ${reason}`;

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
  const text = table(['WHEN', 'WHO', 'WHAT', 'WHY', 'BUILT FROM'], rows);
  const older = answer.isWhole ? '' : `\nOlder lines: --limit ${answer.lines.length * 4}`;
  return { data: answer, text: text + older };
}

const whatText = (line: LogLine): string =>
  line.kind === 'publish'
    ? `publish ${line.remote} ${line.version}${line.forced ? ' (by force)' : ''}`
    : `${line.revision}: ${changeSentence(line)}`;

/** The commit, and who wrote it: `a1b2c3d main, Noura, #142`. */
function originText({ commit, isChanged, branch, author, pullRequest }: Partial<ReleaseOrigin> = {}): string {
  const from = [commit?.slice(0, 7), isChanged && '(changed)', branch].filter(Boolean).join(' ');
  return [from, author, pullRequest].filter(Boolean).join(', ');
}

/** In UTC: people in several places read the same log. */
const secondText = (at: string): string => at.replace('T', ' ').replace(/\.\d+Z$/, 'Z');
