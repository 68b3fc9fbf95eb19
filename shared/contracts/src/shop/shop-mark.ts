import { shopMarkId } from './shop-facts.ts';

const shapes = new Set(['g', 'path', 'circle', 'rect', 'ellipse', 'line', 'polyline', 'polygon']);
const attributes = new Set([
  ...[
    'd',
    'cx',
    'cy',
    'r',
    'rx',
    'ry',
    'x',
    'y',
    'x1',
    'y1',
    'x2',
    'y2',
    'width',
    'height',
    'points',
    'transform',
  ],
  ...[
    'fill',
    'fill-rule',
    'clip-rule',
    'fill-opacity',
    'opacity',
    'stroke',
    'stroke-width',
    'stroke-opacity',
  ],
  ...['stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit'],
]);
const element = /<(?<close>\/?)(?<name>[A-Za-z]+)(?<attributes>(?:\s+[\w:-]+="[^"<>]*")*)\s*(?<empty>\/?)>/gy;
const attribute = /(?<name>[\w:-]+)="(?<value>[^"]*)"/g;
/** Numbers, colours, `currentColor` and the shop's own `var(--shop-color-…)`; nothing that could name a file. */
const plainValue = /^(?!.*url)[\w#%.,\s()+-]*$/i;

/**
 * The shop's mark as a symbol that each document holds once, so that it is there with the first bytes and takes the colours of
 * the scheme. Only shapes are let through: the drawing stands in the page itself.
 * @param svg – the file. @returns the symbol's markup, or why the file cannot be a mark.
 */
export function shopMarkOf(svg: string): { symbol: string } | { reason: string } {
  const text = svg
    .replace(/^\uFEFF?\s*(?:<\?xml[^>]*\?>)?/, '')
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/>\s+</g, '><')
    .trim();
  const parts: string[] = [];
  let viewBox: string | undefined;
  element.lastIndex = 0;
  while (element.lastIndex < text.length) {
    const at = element.lastIndex;
    const found = element.exec(text)?.groups;
    if (!found) return { reason: `This cannot stand in a mark: ${text.slice(at, at + 40)}` };
    const { close, name = '', attributes: written = '', empty } = found;
    if (name === 'svg') {
      viewBox ??= /viewBox="([\d.\s-]+)"/.exec(written)?.[1];
      continue;
    }
    if (!shapes.has(name)) return { reason: `A <${name}> cannot stand in a mark, only shapes.` };
    const kept: string[] = [];
    for (const [whole, key = '', value = ''] of written.matchAll(attribute)) {
      if (!attributes.has(key)) return { reason: `The attribute "${key}" cannot stand in a mark.` };
      if (!plainValue.test(value)) return { reason: `${whole} cannot stand in a mark.` };
      kept.push(` ${whole}`);
    }
    parts.push(`<${close}${name}${kept.join('')}${empty}>`);
  }
  if (viewBox === undefined || parts.length === 0)
    return { reason: 'A mark is an <svg viewBox="…"> with shapes.' };
  return { symbol: `<symbol id="${shopMarkId}" viewBox="${viewBox}">${parts.join('')}</symbol>` };
}
