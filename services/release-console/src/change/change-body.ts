import { plainNumber } from '@dana/contracts/digits';
import { identifierText } from '@dana/contracts/typed-text';

const minuteMs = 60_000;

/** What the release API takes, beside the reason, from the fields of a change's form. Empty fields are left out. */
export function bodyOf(fields: FormData): Record<string, unknown> {
  const text = (name: string): string => identifierText(String(fields.get(name) ?? ''));
  const [version, percent] = [text('version'), text('percent')];
  const later = text('steps')
    .split(/[\s,،]+/)
    .filter(Boolean)
    .map((step) => Number(plainNumber(step)));
  return {
    ...(version && { version }),
    ...(percent && { percent: Number(percent) }),
    ...(later.length > 0 && {
      steps: [Number(percent), ...later],
      everyMs: Number(text('every')) * minuteMs,
    }),
  };
}
