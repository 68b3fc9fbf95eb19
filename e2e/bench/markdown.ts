/** A Markdown table: the first column is text, the others are figures at the right. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rule = `|---|${'--:|'.repeat(head.length - 1)}`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

/**
 * Puts a text between `<!-- name -->` and `<!-- /name -->` of a Markdown text, in place of what stood there.
 * Errors: throws where the text has no such markers.
 */
export function writeBetween(markdown: string, name: string, text: string): string {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const start = markdown.indexOf(open);
  const end = markdown.indexOf(close, start);
  if (start < 0 || end < 0) throw new Error(`There is no place for the figures: ${open} … ${close}.`);
  return `${markdown.slice(0, start + open.length)}\n\n${text}\n\n${markdown.slice(end)}`;
}
