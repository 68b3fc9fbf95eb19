import type { ErrorGroup, StackLine } from '../reading/reports/errors-view.ts';
import { checkedDeployable } from '../store/key.ts';
import { type CliOptions, numberOf, UsageError } from './arguments.ts';
import type { CommandOutput } from './output.ts';
import type { CliContext } from './server-context.ts';
import { agoText, table } from './table.ts';

/** `errors [name]`: what failed in browsers, by place in the source, what most visits met first. */
export async function errorsCommand(
  { admin }: CliContext,
  names: readonly string[],
  options: CliOptions,
): Promise<CommandOutput> {
  const answer = await admin.errors(asked('errors', names, options));
  const more = answer.others > 0 ? [`and ${answer.others} further ones in visits, not listed`] : [];
  const text = [...answer.groups.map(groupText), ...more].join('\n\n');
  return { data: answer, text: text || `No faults were reported since ${answer.since}.` };
}

/** `vitals [name]`: what three of four visits were not above, by release and page. */
export async function vitalsCommand(
  { admin }: CliContext,
  names: readonly string[],
  options: CliOptions,
): Promise<CommandOutput> {
  const answer = await admin.vitals(asked('vitals', names, options));
  const rows = answer.vitals.map(({ release, page, visits, lcpMs, inpMs, cls }) => [
    release,
    page,
    ...[visits, lcpMs, inpMs, cls].map((value) => (value === undefined ? '' : String(value))),
  ]);
  const columns = ['RELEASE', 'PAGE', 'VISITS', 'LCP ms', 'INP ms', 'CLS'];
  return { data: answer, text: rows.length > 0 ? table(columns, rows) : 'No page was measured yet.' };
}

/** `calls [name]`: calls of the API that failed in browsers. */
export async function callsCommand(
  { admin }: CliContext,
  names: readonly string[],
  options: CliOptions,
): Promise<CommandOutput> {
  const answer = await admin.calls(asked('calls', names, options));
  const rows = answer.calls.map(({ remote = '', method, route, status, visits, count }) => [
    `${method} ${route}`,
    status === 0 ? 'no answer' : String(status),
    String(visits),
    String(count),
    remote,
  ]);
  const columns = ['CALL', 'ANSWER', 'VISITS', 'CALLS', 'OF'];
  return { data: answer, text: rows.length > 0 ? table(columns, rows) : 'No failed call was reported.' };
}

function asked(verb: string, names: readonly string[], { env, hours }: CliOptions) {
  if (names.length > 1) throw new UsageError(`${verb} takes one name, or none for everything.`);
  const remote = names[0] === undefined ? undefined : checkedDeployable(names[0]);
  return { env, remote, hours: numberOf('hours', hours) };
}

function groupText(group: ErrorGroup): string {
  const { release, kind, message, visits, firstAt, lastAt, pages, browsers, incident } = group;
  const seen = `${visits} visit${visits === 1 ? '' : 's'}, first ${agoText(firstAt)}, last ${agoText(lastAt)}`;
  return [
    `${release} ${kind}: ${message}`,
    `  ${seen}${incident === undefined ? '' : `, incident ${incident}`}`,
    `  on ${namesIn(pages)}; ${namesIn(browsers)}`,
    ...group.stack.map((line) => `    ${placeText(line)}`),
  ].join('\n');
}

const namesIn = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .map(([name, count]) => `${name} (${count})`)
    .join(', ');

const placeText = ({ file, line, column, fn, isSource }: StackLine): string =>
  `${file}:${line}:${column}${fn !== undefined && !isSource ? ` in ${fn}` : ''}`;
