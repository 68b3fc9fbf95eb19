/** Something in a catalogue that cannot be loaded. `line` and `column` count from 1; a missing file has none. */
export type Fault = {
  file: string;
  line?: number | undefined;
  column?: number | undefined;
  reason: string;
};

/** `products/x.json:12:5  "sku" is missing.`, without what is not known of its place, in the order of files and lines. */
export function faultLines(faults: readonly Fault[]): string[] {
  return faults
    .toSorted(
      (one, other) =>
        one.file.localeCompare(other.file, 'en') ||
        (one.line ?? 0) - (other.line ?? 0) ||
        (one.column ?? 0) - (other.column ?? 0),
    )
    .map(({ file, line, column, reason }) =>
      [file, line, column]
        .filter((part) => part !== undefined)
        .join(':')
        .concat(`  ${reason}`),
    );
}

/** A catalogue is refused; the message says how often, and the faults say where. */
export class CatalogueRefused extends Error {
  readonly faults: readonly Fault[];

  constructor(folder: string, faults: readonly Fault[]) {
    const count = faults.length === 1 ? 'one fault' : `${faults.length} faults`;
    super(`The catalogue in ${folder} has ${count}; nothing was loaded.`);
    this.faults = faults;
  }
}
