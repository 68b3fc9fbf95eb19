import { median, milliseconds } from './figures.ts';
import { markdownTable } from './markdown.ts';
import type { MeasuredPress } from './measure-presses.ts';

/** A row for each press: how long until the browser painted again, and until each thing that it brings is there. */
export function pressTable(measured: readonly MeasuredPress[]): string {
  const rows = measured.map(({ name, locale, results }) => {
    const inp = median(results.map(({ inpMs }) => inpMs));
    const sights = Object.keys(results[0]?.seenMs ?? {}).map((sight) => {
      const ms = median(results.map(({ seenMs }) => seenMs[sight] ?? Number.NaN));
      return `${sight} ${milliseconds(ms)}`;
    });
    return [`${name}, ${locale}`, inp === 0 ? 'below 16 ms' : milliseconds(inp), sights.join(', ')];
  });
  return markdownTable(['Press', 'Until the next paint (INP)', 'From press to'], rows);
}
