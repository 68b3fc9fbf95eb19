const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Sanitised HTML as one line of text, for descriptions that search engines read. Never put into HTML as it is. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/gu, ' ')
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/giu, (whole, decimal, hexadecimal, name) => {
      if (name) return named[String(name).toLowerCase()] ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    })
    .replace(/\s+/gu, ' ')
    .trim();
}

/** The start of a text, cut between words; `maxLength` in characters. */
export function excerptOf(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  return `${text.slice(0, text.lastIndexOf(' ', maxLength - 1)).replace(/[\s.,،;؛:–-]+$/u, '')}…`;
}
