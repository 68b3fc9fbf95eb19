/** Stores a value in a jsonb column; without this pg would write a list as a PostgreSQL array. */
export function json(value: unknown): string {
  return JSON.stringify(value);
}
