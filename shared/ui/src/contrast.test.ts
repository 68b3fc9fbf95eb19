/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

type Palette = Readonly<Record<string, string>>;

const [lightCss = '', darkCss = ''] = css.split('@media screen and (prefers-color-scheme: dark)');

const [, moreCss = '', moreDarkCss = ''] = css.split('@media screen and (prefers-contrast: more)');

const themes = ['electronics', 'fashion', 'beauty', 'jewelry'];

/** The colours a rule gives, by the name after `--shop-color-`. */
function coloursOf(source: string, selector: string): Palette {
  const body = source.split(`${selector} {`)[1]?.split('}')[0] ?? '';
  const pairs = [...body.matchAll(/--shop-color-([\w-]+):\s*(#[0-9a-f]{3,6});/g)];
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value]));
}

function palette(scheme: string, theme: string): Palette {
  const light = { ...coloursOf(lightCss, ':root'), ...coloursOf(lightCss, `[data-theme='${theme}']`) };
  if (scheme === 'light') return light;
  return { ...light, ...coloursOf(darkCss, ':root'), ...coloursOf(darkCss, `[data-theme='${theme}']`) };
}

/** What is given for more contrast, over everything else; a colour may be that of another name. */
function paletteOfMore(scheme: string, theme: string): Palette {
  const own = { ...namesOf(moreCss), ...(scheme === 'dark' && namesOf(moreDarkCss)) };
  const colours = { ...palette(scheme, theme), ...own };
  return Object.fromEntries(
    Object.entries(colours).map(([name, value]) => {
      const [, other] = /^var\(--shop-color-([\w-]+)\)$/.exec(value) ?? [];
      return [name, other === undefined ? value : (colours[other] ?? '')];
    }),
  );
}

const namesOf = (source: string): Palette =>
  Object.fromEntries(
    [...source.matchAll(/--shop-color-([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const full = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1);
  const [r = 0, g = 0, b = 0] = [0, 2, 4]
    .map((at) => Number.parseInt(full.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(colours: Palette, text: string, ground: string): number {
  const [one, other] = [text, ground].map((name) => {
    const colour = colours[name];
    if (!colour) throw new Error(`tokens.css gives no colour --shop-color-${name}.`);
    return luminance(colour) + 0.05;
  }) as [number, number];
  return Math.max(one, other) / Math.min(one, other);
}

const texts = ['ink', 'muted', 'primary', 'primary-hover', 'sale', 'success', 'warning'];
const textPairs = [
  ...texts.flatMap((text) => ['surface', 'canvas', 'sunken'].map((ground) => [text, ground] as const)),
  ...['primary-soft', 'sale-soft', 'success-soft', 'warning-soft'].map((ground) => ['ink', ground] as const),
  ['muted', 'primary-soft'],
  ['primary', 'primary-soft'],
  ['primary-hover', 'primary-soft'],
  ['sale', 'sale-soft'],
  ['success', 'success-soft'],
  ['warning', 'warning-soft'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-sale', 'sale'],
  ['on-inverse', 'inverse'],
  ['ink', 'picture'],
  ['on-hero', 'hero'],
  ['canvas', 'ink'],
  ['canvas', 'muted'],
  ['canvas', 'success'],
  ['canvas', 'warning'],
] as const;
const shapePairs = [
  ...['surface', 'canvas', 'sunken'].map((ground) => ['control-line', ground] as const),
  ['star', 'surface'],
  ['star', 'canvas'],
] as const;

describe.each(['light', 'dark'])('%s colours', (scheme) => {
  describe.each(themes)('of %s', (theme) => {
    const colours = palette(scheme, theme);

    it.each(textPairs)('%s on %s can be read (4.5 : 1)', (text, ground) => {
      expect(contrast(colours, text, ground)).toBeGreaterThanOrEqual(4.5);
    });

    it.each(shapePairs)('%s on %s can be seen (3 : 1)', (shape, ground) => {
      expect(contrast(colours, shape, ground)).toBeGreaterThanOrEqual(3);
    });
  });
});

describe.each(['light', 'dark'])('%s colours for who asks for more contrast', (scheme) => {
  const colours = paletteOfMore(scheme, 'beauty');

  it.each(textPairs)('%s on %s can be read well (7 : 1)', (text, ground) => {
    expect(contrast(colours, text, ground)).toBeGreaterThanOrEqual(7);
  });

  it.each(shapePairs)('%s on %s can be seen well (4.5 : 1)', (shape, ground) => {
    expect(contrast(colours, shape, ground)).toBeGreaterThanOrEqual(4.5);
  });
});
