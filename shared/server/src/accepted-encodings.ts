/** Encodings that the shop sends, best first. */
const known = ['br', 'gzip'] as const;

export type TextEncoding = (typeof known)[number];

/** The encodings a client takes, best first. Source: RFC 9110 §12.5.3 (`q=0` means no). */
export function acceptedEncodings(header: string | undefined): TextEncoding[] {
  const accepted = new Set<string>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) accepted.add(name);
  }
  return known.filter((name) => accepted.has(name));
}
