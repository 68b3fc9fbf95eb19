import { parseArgs } from 'node:util';
import { commandsHere } from '@dana/server/commands-here';
import { ReleaseRefusal } from '../store/store.ts';

/** The command was not understood: exit code 2, with the usage. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const options = {
  env: { type: 'string', default: 'production' },
  version: { type: 'string' },
  percent: { type: 'string' },
  salt: { type: 'string' },
  steps: { type: 'string' },
  only: { type: 'string' },
  every: { type: 'string', default: '10m' },
  reason: { type: 'string' },
  'if-match': { type: 'string' },
  from: { type: 'string' },
  force: { type: 'boolean', default: false },
  promote: { type: 'boolean', default: false },
  'no-build': { type: 'boolean', default: false },
  limit: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  hours: { type: 'string', default: '24' },
  path: { type: 'string', default: '/' },
  name: { type: 'string' },
  scope: { type: 'string', multiple: true },
  out: { type: 'string' },
  until: { type: 'string' },
  all: { type: 'boolean', default: false },
  days: { type: 'string', default: '90' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

export type CliOptions = ReturnType<typeof parseCommandLine>['options'];

/** Splits a command line. Errors: `UsageError` for unknown options. */
export function parseCommandLine(args: readonly string[]) {
  try {
    // `pnpm release -- …` hands its own "--" on.
    const given = args[0] === '--' ? args.slice(1) : [...args];
    const { values, positionals } = parseArgs({ args: given, options, allowPositionals: true });
    const [verb, ...names] = positionals;
    return { verb, names, options: values };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** The only deployable of a command. Errors: `UsageError` when there is none or more than one. */
export function onlyName(verb: string, names: readonly string[]): string {
  const [name, ...more] = names;
  if (name !== undefined && more.length === 0) return name;
  throw new UsageError(
    `${verb} takes the name of exactly one deployable, for example: pnpm release ${verb} mf-content`,
  );
}

/** A mandatory option's text. Errors: `UsageError` when it is missing. */
export function needed(
  verb: string,
  option: 'reason' | 'version' | 'percent' | 'steps' | 'name' | 'out',
  text: string | undefined,
): string {
  if (text !== undefined && text.trim() !== '') return text;
  const hint = option === 'reason' ? ' The next person on duty reads it.' : '';
  throw new UsageError(`${verb} needs --${option}.${hint}`);
}

/** The number that an option holds. Errors: `UsageError` when it is none. */
export function numberOf(option: string, text: string): number {
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text);
  throw new UsageError(`--${option} takes a number, not "${text}".`);
}

const unitsMs: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** The time that an option holds, such as 30s, 10m, 2h, 1d. Unit: milliseconds. Errors: `UsageError` when it is none. */
export function durationMs(option: string, text: string): number {
  const [, count, unit = ''] = /^(\d{1,6})([smhd])$/.exec(text) ?? [];
  const unitMs = unitsMs[unit];
  if (count !== undefined && unitMs !== undefined) return Number(count) * unitMs;
  throw new UsageError(`--${option} takes a time such as 30s, 10m, 2h or 1d, not "${text}".`);
}

/** The revision that the caller has seen. Errors: `UsageError` when it is no number. */
export function seenRevision(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d{1,8}$/.test(text)) return Number(text);
  throw new UsageError('--if-match takes the number of a revision, as `pnpm release status` shows it.');
}

/** What a command has to say: for programs and for people. */
export type CommandOutput = { data: unknown; text: string };

/** What the process ends with. 0: done. 1: refused. 2: wrong usage. */
export type Ending = { exitCode: 0 | 1 | 2; stdout: string; stderr: string };

/** A command's success in the form that was asked for. */
export const success = ({ data, text }: CommandOutput, isJson: boolean): Ending => ({
  exitCode: 0,
  stdout: isJson ? JSON.stringify(data, null, 2) : text,
  stderr: '',
});

/** A command's failure. Errors: rethrows what is neither a refusal nor wrong usage, because that is a bug. */
export function failure(error: unknown, isJson: boolean, usage: string): Ending {
  const isUsage = error instanceof UsageError;
  if (!isUsage && !(error instanceof ReleaseRefusal)) throw error;
  const { message } = error;
  const exitCode = isUsage ? 2 : 1;
  if (!isJson)
    return { exitCode, stdout: '', stderr: isUsage ? `${message}\n\n${usage}` : `Refused: ${message}` };
  const said = isUsage ? { code: 'usage' } : { code: error.code, status: error.status, ...error.details };
  return { exitCode, stdout: JSON.stringify({ error: { ...said, message } }, null, 2), stderr: '' };
}

/** Rows under headings, in columns as wide as their longest cell. A dash stands for nothing. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [headings, ...rows.map((row) => row.map((cell) => cell || '–'))];
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  const padded = (line: readonly string[]) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0));
  return lines.map((line) => padded(line).join('  ').trimEnd()).join('\n');
}

const units = { day: 86_400, hour: 3_600, minute: 60 };

/** How long ago an instant was, in its largest whole unit. Instants of the future (a wrong clock) read as now. */
export function agoText(at: string, now = new Date()): string {
  const seconds = (now.getTime() - Date.parse(at)) / 1000;
  const [unit, ofUnit] = Object.entries(units).find(([, least]) => seconds >= least) ?? [];
  if (unit === undefined || ofUnit === undefined) return 'just now';
  const count = Math.floor(seconds / ofUnit);
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}

/** What is still open then, such as a connection that nobody answers on, is not waited for. Unit: milliseconds. */
const lingerMs = 1_000;

/** Ends this process as a command ended. */
export function writeEnding({ exitCode, stdout, stderr }: Ending): void {
  if (stdout) process.stdout.write(`${commandsHere(stdout)}\n`);
  if (stderr) process.stderr.write(`${commandsHere(stderr)}\n`);
  process.exitCode = exitCode;
  setTimeout(() => process.exit(), lingerMs).unref();
}
