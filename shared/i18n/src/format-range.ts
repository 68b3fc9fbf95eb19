import { dayFormats } from './day-formats.ts';
import type { Locale } from './locale-tags.ts';

/**
 * Two days as one text that names month and year once: "24–25 November 2026", «24–25 نوفمبر 2026»; the same day once.
 * Engines differ in their spaces around the dash, and server and browser must agree.
 * @param from, to – ISO dates. Errors: throws `RangeError` on an unreadable one.
 */
export const formatRange = (from: string, to: string, locale: Locale): string =>
  dayFormats(locale)
    .formatRange(new Date(from), new Date(to))
    .replaceAll(/\s*–\s*/gu, ' – ')
    .replace(/(\d) – (?=\d)/u, '$1–');
