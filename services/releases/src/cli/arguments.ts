import { parseArgs } from 'node:util';

/** The command was not understood: exit code 2, with the usage. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const options = {
  env: { type: 'string', default: 'production' },
  version: { type: 'string' },
  percent: { type: 'string' },
  salt: { type: 'string' },
  wait: { type: 'string', default: '300' },
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
  follow: { type: 'boolean', default: false },
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
