import { otherArea } from './empty-address.ts';

type Checked = { values: unknown; errors: Record<string, unknown> };

/** Adds to what a form's rules found that an area which no list has must be named. */
export function withAreaRule<Result>(
  result: Result,
  { area_kind, area }: { area_kind: string; area: string },
): Result {
  if (area_kind !== otherArea || area.trim() !== '') return result;
  const { errors } = result as Checked;
  return {
    values: {},
    errors: { area: { type: 'required', message: 'validation.required' }, ...errors },
  } as Result;
}
