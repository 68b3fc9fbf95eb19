import { latinDigits } from '@dana/ui';

/** A typed number in plain form: Latin digits, a point, neither grouping nor spaces. */
export function typedNumber(text: string): string {
  return latinDigits(text)
    .replace(/\u066b/g, '.')
    .replace(/[\u066c,\s\u200e\u200f]/g, '');
}
