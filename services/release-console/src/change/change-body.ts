const minuteMs = 60_000;

/** What the release API takes, beside the reason, from the fields of a change's form. Empty fields are left out. */
export function bodyOf(fields: FormData): Record<string, unknown> {
  const text = (name: string): string => String(fields.get(name) ?? '').trim();
  const [version, percent] = [text('version'), text('percent')];
  const later = text('steps')
    .split(/[\s,،]+/)
    .filter(Boolean)
    .map(Number);
  return {
    ...(version && { version }),
    ...(percent && { percent: Number(percent) }),
    ...(later.length > 0 && {
      steps: [Number(percent), ...later],
      everyMs: Number(text('every')) * minuteMs,
    }),
  };
}
