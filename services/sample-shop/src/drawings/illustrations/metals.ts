import type { Tones } from './art.ts';
import { mixHex } from './mix-hex.ts';

/* The metals that do not take a product's colour, and how jewellery divides colour between metal and stone. */

export const gold: Tones = {
  deep: '#4a310a',
  shade: '#8d6420',
  base: '#dcb15c',
  light: '#fbe9b8',
  glow: '#fffaf0',
  isMetal: true,
};

export const steel: Tones = {
  deep: '#2c3136',
  shade: '#6d747b',
  base: '#b4babf',
  light: '#eceff1',
  glow: '#ffffff',
  isMetal: true,
};

const diamond = '#bcd0dd';

/** The setting: a metal colour is the setting's own; any other colour is the stone's, on gold. */
export const metalOf = (t: Tones): Tones => (t.isMetal ? t : gold);

/** The stone that goes with it. sRGB hex. */
export const stoneOf = (t: Tones): string => (t.isMetal ? diamond : mixHex(t.base, t.light, 0.22));
