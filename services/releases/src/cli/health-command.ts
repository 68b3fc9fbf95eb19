import type { HealthView, ReleaseHealth } from '../admin/health/health-view.ts';
import type { Suspicion } from '../reading/health/suspect/suspect-of.ts';
import { checkedDeployable } from '../store/key.ts';
import { type CliOptions, numberOf, UsageError } from './arguments.ts';
import { healthChartText } from './health-chart-text.ts';
import type { CommandOutput } from './output.ts';
import type { CliContext } from './server-context.ts';
import { agoText, table } from './table.ts';

/** `health [remote] [--hours 24]`: how often each release failed, since which change, and how to take that back. */
export async function healthCommand(
  { admin }: CliContext,
  names: readonly string[],
  { env, hours }: CliOptions,
): Promise<CommandOutput> {
  const [name, ...more] = names.map(checkedDeployable);
  if (more.length > 0) throw new UsageError('health takes the name of one deployable, or none for all.');
  const all = await admin.health(env, numberOf('hours', hours));
  const slots = Object.entries(all.slots).filter(([slot]) => name === undefined || slot === name);
  const data = { ...all, slots: Object.fromEntries(slots) };
  return { data, text: textOf(data, name) };
}

const columns = ['DEPLOYABLE', 'RELEASE', 'NOW', 'VISITS', 'FAILED', 'SHARE', 'FIRST SEEN', 'LAST SEEN'];

function textOf(view: HealthView, name: string | undefined): string {
  const { env, hours, slots, suspicion, edges } = view;
  const rows = Object.entries(slots).flatMap(([slot, releases]) => rowsOf(slot, releases));
  const unknown = edges.some(({ knowsBy }) => knowsBy !== 'address');
  return [
    `${env}, the last ${hours} hours, ${edges.length === 1 ? '1 storefront' : `${edges.length} storefronts`} reporting`,
    ...(suspicion ? [`Suspect: ${suspicion.sentence}.\n${whatToDo(suspicion)}`] : []),
    rows.length > 0 ? table(columns, rows) : 'No browser has reported.',
    ...(name === undefined || rows.length === 0
      ? []
      : [healthChartText(view, name), vitalsText(view, name)].filter(Boolean)),
    ...(suspicion || rows.length === 0 ? [] : ['Nothing surely fails more often since a change.']),
    ...(unknown ? ['Visits come through a proxy that is not configured: set TRUSTED_PROXIES.'] : []),
  ].join('\n\n');
}

const whatToDo = ({ takeBack, takenBack }: Suspicion): string =>
  takenBack
    ? `It was taken back with revision ${takenBack.revision}, by ${takenBack.actor}: the next visits say whether that was it.`
    : `Take it back: ${takeBack}`;

function vitalsText({ vitals = {} }: HealthView, name: string): string {
  const rows = Object.entries(vitals)
    .filter(([release]) => release.startsWith(`${name}@`))
    .map(([release, { visits, lcpMs, inpMs, cls }]) =>
      [release, visits, lcpMs, inpMs, cls].map((value) => String(value ?? '')),
    );
  return rows.length > 0 ? table(['PAGES OF', 'VISITS', 'LCP ms', 'INP ms', 'CLS'], rows) : '';
}

const rowsOf = (slot: string, releases: readonly ReleaseHealth[]): string[][] =>
  releases.map(({ version, is = '', visits, failed, percent, firstSeen, lastSeen }, index) => [
    index === 0 ? slot : ' ',
    version,
    is,
    String(visits),
    String(failed),
    `${percent} %`,
    agoText(firstSeen),
    agoText(lastSeen),
  ]);
