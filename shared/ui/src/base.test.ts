// @vitest-environment happy-dom
/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const css = ['reset.css', 'base.css']
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n')
  .replaceAll(/\/\*[\s\S]*?\*\//g, '');
const sizingSelectors = [...css.matchAll(/([^{}]+)\{[^{}]*\bfont(-size)?:/g)]
  .map(([, selector = '']) => selector.trim())
  .filter((selector) => !selector.startsWith('@'));

it.each(['en', 'ar'])('leaves a rem what the shopper chose, in %s too', (locale) => {
  document.documentElement.lang = locale;
  document.body.innerHTML = `<p lang="${locale}">text</p>`;
  const sizing = (element: Element | null) =>
    sizingSelectors.filter((selector) => element?.matches(selector)).length;
  expect(sizing(document.documentElement)).toBe(0);
  expect(sizing(document.body)).toBe(1);
  expect(sizing(document.querySelector('p'))).toBe(1);
});
