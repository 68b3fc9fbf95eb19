import type { Sent } from './requests.ts';

/** A kill: when, and how long its process took to do its work again; null when it did not. Unit: milliseconds. */
export type Kill = { name: string; atMs: number; healedMs: number | null };

const isFailed = ({ status }: Sent): boolean => status !== 200;
const seconds = (ms: number): string => (ms / 1000).toFixed(1);
const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(2)} %`;

/** The kind of a server: `edge-2` is an `edge`. */
const kindOf = (name: string): string => name.replace(/-\d$/, '');

/** One row for each kind of server that was killed: what failed until the next kill, and how long it was away. */
export function killTable(kills: readonly Kill[], sent: readonly Sent[]): string {
  const kinds = [...new Set(kills.map(({ name }) => kindOf(name)))];
  const rows = kinds.map((kind) => {
    const own = kills.filter(({ name }) => kindOf(name) === kind);
    const failed = own.flatMap((kill) => failedAfter(kill, kills, sent));
    const healed = own.flatMap(({ healedMs }) => healedMs ?? []).sort((a, b) => a - b);
    const noticed = Math.max(0, ...own.map((kill) => noticedMs(kill, failedAfter(kill, kills, sent))));
    const cells = [
      kind,
      own.length,
      failed.filter((one) => one.kind === 'page').length,
      failed.filter((one) => one.kind === 'purchase').length,
      seconds(noticed),
      seconds(healed[Math.floor(healed.length / 2)] ?? Number.NaN),
      seconds(healed.at(-1) ?? Number.NaN),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '| Killed | times | failed pages | failed purchase calls | noticed for, s | back after, s | longest, s |',
    '|---|---:|---:|---:|---:|---:|---:|',
    ...rows,
  ].join('\n');
}

/** One row for each kind of request: how many, how many failed when first sent, and how long they took. */
export function requestTable(sent: readonly Sent[], lastedMs: number): string {
  const rows = (['page', 'purchase'] as const).map((kind) => {
    const own = sent.filter((one) => one.kind === kind);
    const failed = own.filter(isFailed).length;
    const took = own.map(({ tookMs }) => tookMs).sort((a, b) => a - b);
    const at = (part: number): string =>
      String(Math.round(took[Math.floor(took.length * part)] ?? Number.NaN));
    const each = (own.length / (lastedMs / 1000)).toFixed(1);
    return `| ${[kind, own.length, each, failed, share(failed, own.length), at(0.5), at(0.99)].join(' | ')} |`;
  });
  return [
    '| Requests | number | a second | failed | share | median, ms | 99th, ms |',
    '|---|---:|---:|---:|---:|---:|---:|',
    ...rows,
  ].join('\n');
}

/** Requests that failed between this kill and the next one. */
function failedAfter({ atMs }: Kill, kills: readonly Kill[], sent: readonly Sent[]): Sent[] {
  const next = Math.min(...kills.map((kill) => kill.atMs).filter((ms) => ms > atMs));
  return sent.filter((one) => isFailed(one) && endOf(one) >= atMs && endOf(one) < next);
}

const endOf = ({ atMs, tookMs }: Sent): number => atMs + tookMs;

/** From a kill to the end of the last request that failed by it. */
const noticedMs = ({ atMs }: Kill, failed: readonly Sent[]): number =>
  Math.max(0, ...failed.map((one) => endOf(one) - atMs));
