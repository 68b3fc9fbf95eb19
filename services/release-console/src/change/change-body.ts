import { chosenTargets } from './chosen-targets.ts';

const minuteMs = 60_000;

/** What the release API takes, beside the reason, from the fields of a change's form. Empty fields are left out. */
export function bodyOf(fields: FormData): Record<string, unknown> {
  const text = (name: string): string => String(fields.get(name) ?? '').trim();
  const [version, percent, due] = [text('version'), text('percent'), text('due')];
  const later = text('steps')
    .split(/[\s,،]+/)
    .filter(Boolean)
    .map(Number);
  const targets = chosenTargets(fields);
  const share = {
    ...(percent && { percent: Number(percent) }),
    ...(later.length > 0 && {
      steps: [Number(percent), ...later],
      everyMs: Number(text('every')) * minuteMs,
    }),
  };
  return {
    ...(version && { version }),
    ...(targets ? { targeted: { targets, ...share } } : share),
    // A local time becomes an instant here, where the zone is known.
    ...(due && { due: new Date(due).toISOString() }),
  };
}
