import { kilobytes, median, seconds, times, milliseconds } from './figures.ts';
import type { Control } from './make-control.ts';
import { markdownTable } from './markdown.ts';
import type { Load } from './measure-load.ts';

/** All loads of one page, and of its control in turn with it. */
export type PageLoads = { name: string; document: Control; loads: Load[]; controls: Load[] };

const medianOf = (loads: Load[], pick: (load: Load) => number): number => median(loads.map(pick));

/** Two tables: what a shopper waits for, and what travels. Medians, beside the control's. */
export function loadTables(pages: readonly PageLoads[]): string {
  const waits = markdownTable(
    [
      'Page',
      'First byte',
      'First paint',
      'control',
      'ratio',
      'Largest paint',
      'control',
      'ratio',
      'which is',
      'Hydrated',
      'Blocked',
      'Shift',
    ],
    pages.map(waitsOf),
  );
  const travels = markdownTable(
    [
      'Page (KB as travelled)',
      'Scripts before hydration',
      'in all',
      'All',
      'After hydration, at rest',
      'Control',
      'Requests before largest paint',
      'in all',
      'HTML raw',
      'compressed',
      'Elements',
    ],
    pages.map(travelsOf),
  );
  return `${waits}\n\n${travels}`;
}

function waitsOf({ name, loads, controls }: PageLoads): string[] {
  const withControl = (pick: (load: Load) => number): string[] => {
    const [page, control] = [medianOf(loads, pick), medianOf(controls, pick)];
    return [seconds(page), seconds(control), times(page, control)];
  };
  return [
    name,
    milliseconds(medianOf(loads, (load) => load.firstByteMs)),
    ...withControl((load) => load.firstPaintMs),
    ...withControl((load) => load.largestPaintMs),
    mostOften(loads.map(({ largest }) => largest)),
    seconds(medianOf(loads, (load) => load.hydratedMs)),
    milliseconds(medianOf(loads, (load) => load.blockedMs)),
    medianOf(loads, (load) => load.layoutShift).toFixed(3),
  ];
}

const travelsOf = ({ name, loads, controls, document }: PageLoads): string[] => [
  name,
  kilobytes(medianOf(loads, (load) => load.scriptBytesBeforeHydration)),
  kilobytes(medianOf(loads, (load) => load.scriptBytes)),
  kilobytes(medianOf(loads, (load) => load.totalBytes)),
  kilobytes(medianOf(loads, (load) => load.bytesAtRest)),
  kilobytes(medianOf(controls, (load) => load.totalBytes)),
  String(medianOf(loads, (load) => load.requestsBeforeLargestPaint)),
  String(medianOf(loads, (load) => load.requests)),
  kilobytes(document.rawBytes),
  kilobytes(document.bytes),
  String(document.nodes),
];

/** What most loads say; the first of them where two are as many. */
export function mostOften(words: readonly string[]): string {
  const count = (word: string): number => words.filter((other) => other === word).length;
  return words.toSorted((one, other) => count(other) - count(one))[0] ?? '–';
}
