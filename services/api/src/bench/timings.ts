/** One request that was measured, in milliseconds from request to the whole answer. */
export type Timing = { title: string; query: string; size: number; tookMs: number };

/** Median and 95th percentile for each group and size, and how much the 95th grew from the first size to the last. */
export function tableOf(timings: Timing[], groupOf: (timing: Timing) => string, sizes: number[]): string {
  const groups = [...new Set(timings.map(groupOf))];
  const rows = groups.map((group) => {
    const ofSize = (size: number) =>
      timings
        .filter((timing) => groupOf(timing) === group && timing.size === size)
        .map(({ tookMs }) => tookMs);
    const cells = sizes.map(
      (size) => `${milliseconds(share(ofSize(size), 0.5))} / ${milliseconds(share(ofSize(size), 0.95))}`,
    );
    const growth = share(ofSize(sizes.at(-1) ?? 0), 0.95) / share(ofSize(sizes[0] ?? 0), 0.95);
    return `| ${group} | ${cells.join(' | ')} | ${growth.toFixed(1)} × |`;
  });
  const head = sizes.map((size) => size.toLocaleString('en'));
  return [
    `| Median / p95 in ms | ${head.join(' | ')} | p95, first to last |`,
    `|---|${sizes.map(() => '--:|').join('')}--:|`,
    ...rows,
  ].join('\n');
}

function share(values: number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

const milliseconds = (value: number) => value.toFixed(1);
