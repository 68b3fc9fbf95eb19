import * as lucide from 'lucide-react';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { iconDrawings, type IconName } from './icon-drawings.ts';

/** Which icon of the package each of ours is. */
const lucideNames: Record<IconName, string> = {
  account: 'user',
  'arrow-end': 'arrow-right',
  'arrow-start': 'arrow-left',
  'arrow-up': 'arrow-up',
  bag: 'shopping-bag',
  calendar: 'calendar',
  card: 'credit-card',
  check: 'check',
  'chevron-down': 'chevron-down',
  'chevron-end': 'chevron-right',
  'chevron-start': 'chevron-left',
  close: 'x',
  compare: 'scale',
  edit: 'pencil',
  error: 'circle-alert',
  external: 'external-link',
  eye: 'eye',
  'eye-off': 'eye-off',
  filter: 'sliders-horizontal',
  grid: 'layout-grid',
  heart: 'heart',
  help: 'headset',
  home: 'house',
  info: 'info',
  language: 'globe',
  list: 'list',
  lock: 'lock',
  mail: 'mail',
  menu: 'menu',
  minus: 'minus',
  order: 'package',
  pause: 'pause',
  phone: 'phone',
  picture: 'image',
  pin: 'map-pin',
  play: 'play',
  plus: 'plus',
  remove: 'trash-2',
  return: 'rotate-ccw',
  search: 'search',
  secure: 'shield-check',
  share: 'share-2',
  'sign-out': 'log-out',
  success: 'circle-check',
  tag: 'tag',
  truck: 'truck',
  warning: 'triangle-alert',
};

type Attributes = Record<string, string>;

const number = '-?(?:\\d*\\.\\d+|\\d+)';
const start = new RegExp(`^(?<move>[mM])\\s*(?<x>${number})[\\s,]*(?<y>${number})(?<rest>.*)$`, 's');

/** A path that may stand after another one: it begins with an absolute move. */
function absoluteStart(d: string): string {
  const { move, x, y = '', rest = '' } = start.exec(d)?.groups ?? {};
  const tail = rest.trimStart();
  const line = /^[-.\d]/.test(tail) ? (move === 'm' ? 'l' : 'L') : '';
  return `M${x}${y.startsWith('-') ? '' : ' '}${y}${line}${tail}`;
}

function outline(tag: string, attributes: Attributes): string {
  const n = (name: string) => Number(attributes[name] ?? 0);
  if (tag === 'path') return absoluteStart(attributes.d ?? '');
  if (tag === 'polyline') return `M${attributes.points}`;
  if (tag === 'line') return `M${n('x1')} ${n('y1')}L${n('x2')} ${n('y2')}`;
  if (tag === 'circle') {
    const r = n('r');
    return `M${n('cx') - r} ${n('cy')}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  }
  const [x, y, w, h, r] = [n('x'), n('y'), n('width'), n('height'), n('rx')];
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return (
    `M${x + r} ${y}h${w - 2 * r}${corner(r, r)}v${h - 2 * r}${corner(-r, r)}` +
    `h${2 * r - w}${corner(-r, -r)}v${2 * r - h}${corner(r, -r)}z`
  );
}

function lucideOutline(lucideName: string): string {
  const exportName = lucideName.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const drawing = (lucide as unknown as Record<string, ComponentType>)[exportName];
  if (!drawing) throw new Error(`lucide-react has no icon "${exportName}".`);
  const markup = renderToStaticMarkup(createElement(drawing));
  const shapes = markup.matchAll(/<(path|line|polyline|circle|rect) ([^>]*)>/g);
  return [...shapes]
    .map(([, tag = '', text = '']) => {
      const pairs = [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name,
        value,
      ]);
      return outline(tag, Object.fromEntries(pairs));
    })
    .join('');
}

describe('icons', () => {
  it.each(Object.entries(lucideNames))('%s is the outline of lucide’s %s', (name, lucideName) => {
    expect(iconDrawings[name as IconName]).toBe(lucideOutline(lucideName));
  });
});
