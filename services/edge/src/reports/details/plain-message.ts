/** What differs between two visits, or may name a person, with what stands for it. */
const replaced: readonly [what: RegExp, by: string][] = [
  [/\p{Cc}+/gu, ' '],
  [/\b[a-z][a-z+.-]*:\/\/[^\s"'<>)]+/gi, '<address>'],
  // From the beginning of a word on: from each of its letters would take long.
  [/(?<![^\s@"'<>()])[^\s@"'<>()]+@[^\s@"'<>()]+\.\p{L}[\p{L}\d-]+/gu, '<mail>'],
  [/\b(?=[a-f-]*\d)[0-9a-f]{8,}(-[0-9a-f]{4,})*\b/gi, '#'],
  [/[\w-]{30,}/g, '#'],
  // A number after # stays: React names its faults by it.
  [/(?<![#\p{Nd}])\p{Nd}+/gu, '#'],
];

const maxLength = 200;

/** A fault's message without what is different each time, so that equal faults read alike and nobody's data is kept. */
export const plainMessage = (message: string): string =>
  replaced
    .reduce((text, [what, by]) => text.replaceAll(what, by), message)
    .trim()
    .slice(0, maxLength);
