/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { expect, it } from 'vitest';
import { makeTypeface } from './make-typeface.ts';

const textOf = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');
const bytesOf = (name: string): Buffer => readFileSync(join(import.meta.dirname, name));

/** Formatting is not the maker's matter. */
const words = (css: string): string => css.replaceAll(/\s+/g, ' ');

it('files and style sheet are what write-typeface.ts makes of the fonts that are installed', async () => {
  for (const [name, bytes] of await makeTypeface())
    if (name.endsWith('.css')) expect(words(textOf(name))).toBe(words(new TextDecoder().decode(bytes)));
    else expect(bytesOf(name).equals(bytes), name).toBe(true);
});

it('both scripts of the shop together are at most 45 KB', () => {
  const bytes = ['arabic', 'latin'].map((part) => bytesOf(`readex-pro-${part}-wght.woff2`).length);
  expect(bytes.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(45 * 1024);
});

it('the licence is in each file', () => {
  for (const part of ['arabic', 'latin', 'latin-ext', 'vietnamese']) {
    const font = create(bytesOf(`readex-pro-${part}-wght.woff2`)) as Font;
    expect(font.getName('licenseURL', 'en')).toBe('https://openfontlicense.org');
  }
});

it('Arabic letters join, and marks stand on them', () => {
  const font = create(bytesOf('readex-pro-arabic-wght.woff2')) as Font;
  const shapesOf = (text: string) => font.layout(text).glyphs.map(({ id }) => id);
  expect(new Set([...shapesOf('ببب')]).size).toBe(3);
  expect(shapesOf('لا').length).toBe(1);
  const { positions } = font.layout('بَ');
  expect(positions.some(({ xAdvance }) => xAdvance === 0)).toBe(true);
});
