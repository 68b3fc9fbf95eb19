import { iconDrawings, type IconName } from './icon-drawings.ts';
import css from './icon.module.css';

/*
 * A page repeats its icons a hundred times, so each drawing stands in the document once, as a symbol, and icons refer to
 * it. The server puts those that the page uses into the sheet at its end; the browser adds a drawing with the first icon
 * that needs it. React knows the sheet as an empty element and leaves what is in it alone.
 */

/** By this id icons refer to their drawing. */
export const symbolId = (name: IconName): string => `icon-${name}`;

const emptySheet = { __html: '' };
const sheetMark = ' data-icons="">';

/** The place of the drawings in the server's HTML. Stands once, at the end of the page. */
export function IconSheet() {
  return (
    <svg className={css.sheet} data-icons="" suppressHydrationWarning dangerouslySetInnerHTML={emptySheet} />
  );
}

/** Rendered HTML with the drawings of its icons in its sheet; without a sheet as it came. */
export function fillIconSheet(html: string): string {
  const names = new Set(
    [...html.matchAll(/<use href="#icon-([a-z-]+)"/g)].flatMap(([, name = '']) =>
      isIcon(name) ? [name] : [],
    ),
  );
  // The last one: words from outside, which may hold the same, stand before it.
  const inside = html.lastIndexOf(sheetMark) + sheetMark.length;
  if (inside < sheetMark.length) return html;
  return html.slice(0, inside) + [...names].map(symbolText).join('') + html.slice(inside);
}

/** Sees to it that a drawing is in this document. */
export function provideDrawing(name: IconName): void {
  if (document.getElementById(symbolId(name))) return;
  const symbol = drawn('symbol', { id: symbolId(name), viewBox: '0 0 24 24' });
  symbol.append(drawn('path', { d: iconDrawings[name], 'vector-effect': 'non-scaling-stroke' }));
  ownSheet().append(symbol);
}

const isIcon = (name: string): name is IconName => Object.hasOwn(iconDrawings, name);

const symbolText = (name: IconName): string =>
  `<symbol id="${symbolId(name)}" viewBox="0 0 24 24"><path d="${iconDrawings[name]}" vector-effect="non-scaling-stroke"></path></symbol>`;

/** Beside React's page, which may replace the server's sheet with all that was in it. */
function ownSheet(): Element {
  const present = document.body.querySelector(':scope > [data-icons]');
  if (present) return present;
  const sheet = drawn('svg', { class: css.sheet ?? '', 'data-icons': '' });
  document.body.append(sheet);
  return sheet;
}

function drawn(tag: string, attributes: Record<string, string>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
