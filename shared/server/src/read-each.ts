/** Settings that cannot be used, one sentence each. */
export class SettingsRefused extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    const each = [...new Set(faults)];
    super(each.join(' '));
    this.faults = each;
  }
}

/**
 * Reads settings one by one and to the end, so that several that are wrong are named at once.
 * @param readers – for each value how it is read; one that throws says in one sentence what is wrong.
 * Errors: throws `SettingsRefused`.
 */
export function readEach<Values extends object>(
  readers: {
    [Name in keyof Values]: () => Values[Name];
  },
): Values {
  const faults: string[] = [];
  const values: Partial<Values> = {};
  for (const name of Object.keys(readers) as (keyof Values)[])
    try {
      values[name] = readers[name]();
    } catch (error) {
      if (error instanceof SettingsRefused) faults.push(...error.faults);
      else faults.push(error instanceof Error ? error.message : String(error));
    }
  if (faults.length > 0) throw new SettingsRefused(faults);
  return values as Values;
}
