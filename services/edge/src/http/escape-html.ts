const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in HTML, in an element or in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** A value as JSON that may stand inside a script element: nothing in it can end the element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** `<tag a="b">` with escaped values; an attribute without value where the value is `true`, none where undefined. */
export function openTag(tag: string, attributes: Record<string, string | true | undefined>): string {
  const text = Object.entries(attributes).flatMap(([name, value]) => {
    if (value === undefined) return [];
    return value === true ? [` ${name}`] : [` ${name}="${escapeHtml(value)}"`];
  });
  return `<${tag}${text.join('')}>`;
}
