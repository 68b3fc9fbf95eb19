import { html, raw } from 'hono/html';
import { escapeToBuffer, type HtmlEscapedString, type StringBuffer } from 'hono/utils/html';

/** Texts, which are escaped, and finished HTML, which is not. */
type Part = string | number | HtmlEscapedString | readonly HtmlEscapedString[];

/** HTML from a template: hono's `html`, which is a promise only where a part is one. */
export const markup = (strings: TemplateStringsArray, ...parts: Part[]): HtmlEscapedString =>
  html(strings, ...parts) as HtmlEscapedString;

/** `<tag a="b">` with escaped values; an attribute without value where the value is `true`, none where undefined. */
export function openTag(
  tag: string,
  attributes: Record<string, string | true | undefined>,
): HtmlEscapedString {
  // By the escape itself and not by templates of templates: each document has dozens of these.
  const buffer: StringBuffer = [`<${tag}`];
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    buffer[0] += value === true ? ` ${name}` : ` ${name}="`;
    if (value === true) continue;
    escapeToBuffer(value, buffer);
    buffer[0] += '"';
  }
  return raw(`${buffer[0]}>`);
}
