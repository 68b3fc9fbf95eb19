import type { Shop } from '../api/shop.ts';

type Scheme = 'light' | 'dark';
type Rgb = readonly [number, number, number];
type BrandColours = Record<'primary' | 'primary-hover' | 'primary-soft' | 'on-primary', string>;

/** The grounds that text of the brand's colour stands on, and the ink on them; those of the design tokens (`tokens.css`). */
const grounds: Record<Scheme, { surfaces: string[]; ink: string; paper: string }> = {
  light: { surfaces: ['#ffffff', '#f7f5f1', '#efebe4'], ink: '#16222b', paper: '#ffffff' },
  dark: { surfaces: ['#17232b', '#0f181e', '#1f2d36'], ink: '#eef0ef', paper: '#0b2225' },
};
/** Level AA of WCAG 2.2 for text. */
const ratioMin = 4.5;

/** Why colours cannot be used: whose ratio is too low, and which would do. */
export function colourFaults(colours: Shop['colours']): { scheme: Scheme; reason: string }[] {
  if (!colours) return [];
  return (['light', 'dark'] as const).flatMap((scheme) => {
    const colour = colours.primary[scheme];
    const ratios = grounds[scheme].surfaces.map((ground) => contrast(rgbOf(colour), rgbOf(ground)));
    const lowest = Math.min(...ratios);
    if (lowest >= ratioMin) return [];
    const ground = grounds[scheme].surfaces[ratios.indexOf(lowest)];
    const way = scheme === 'light' ? 'darker' : 'lighter';
    return [
      {
        scheme,
        reason: `${colour} on ${ground} has a contrast of ${lowest.toFixed(2)}:1, and text needs ${ratioMin}:1. Choose a ${way} one.`,
      },
    ];
  });
}

/**
 * The rules that give a shop its colours, for the head of each document; nothing where it has the usual ones.
 * @param prefix – of the custom properties that the document's other rules read.
 */
export function colourStyles(colours: Shop['colours'], prefix = 'shop-color-'): string {
  if (!colours) return '';
  const rule = (scheme: Scheme): string => {
    const values = Object.entries(brandColours(colours, scheme));
    return `:root,[data-theme]{${values.map(([name, value]) => `--${prefix}${name}:${value}`).join(';')}}`;
  };
  return `${rule('light')}@media screen and (prefers-color-scheme:dark){${rule('dark')}}`;
}

/** A shop's colour and those that are mixed of it, for a light or a dark page. */
export function brandColours(colours: NonNullable<Shop['colours']>, scheme: Scheme): BrandColours {
  const colour = colours.primary[scheme];
  const { surfaces, ink } = grounds[scheme];
  const own = rgbOf(colour);
  const hover = mixed(own, rgbOf(ink), 0.2);
  const soft = mixed(rgbOf(surfaces[0] ?? ink), own, 0.12);
  const on = contrast(rgbOf('#ffffff'), own) >= contrast(rgbOf('#0b1418'), own) ? '#ffffff' : '#0b1418';
  return {
    primary: colour,
    'primary-hover': hex(hover),
    'primary-soft': hex(soft),
    'on-primary': on,
  };
}

function rgbOf(colour: string): Rgb {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

const hex = (rgb: Rgb): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

const mixed = ([r, g, b]: Rgb, [r2, g2, b2]: Rgb, share: number): Rgb => [
  r + (r2 - r) * share,
  g + (g2 - g) * share,
  b + (b2 - b) * share,
];

/** Contrast of two colours, 1 to 21. Source: WCAG 2.2, contrast ratio. */
function contrast(one: Rgb, other: Rgb): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(rgb: Rgb): number {
  const [r = 0, g = 0, b = 0] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
