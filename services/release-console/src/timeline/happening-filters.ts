/** What the timeline is narrowed to, as it stands in the address. Days are those of this machine's zone. */
export const filterNames = ['remote', 'kind', 'verb', 'actor', 'from', 'to', 'text'] as const;

export type HappeningFilters = Partial<Record<(typeof filterNames)[number], string>>;

/** The filters of an address, without those that are empty. */
export const filtersOf = (address: URLSearchParams): HappeningFilters =>
  Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = address.get(name)?.trim();
      return value ? [[name, value]] : [];
    }),
  );

/** The address with these filters in place of those that it has. */
export function withFilters(address: URLSearchParams, filters: HappeningFilters): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const name of filterNames) next.delete(name);
  for (const [name, value] of Object.entries(filters)) if (value) next.set(name, value);
  return next;
}

/** What the release API is asked for: a day becomes its first or last instant, where the zone is known. */
export function auditQuery({ from, to, ...filters }: HappeningFilters): URLSearchParams {
  const query = new URLSearchParams(filters);
  const instants = {
    from: from && instantOf(`${from}T00:00:00.000`),
    to: to && instantOf(`${to}T23:59:59.999`),
  };
  for (const [name, instant] of Object.entries(instants)) if (instant) query.set(name, instant);
  return query;
}

function instantOf(local: string): string | undefined {
  const at = new Date(local);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}
