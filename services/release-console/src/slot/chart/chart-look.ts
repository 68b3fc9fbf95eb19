import type { Locale } from '@dana/contracts/locale';

/** Colours and letters of a drawing, as the page has them now. */
export type ChartLook = {
  muted: string;
  line: string;
  suspect: string;
  /** Of the releases, in the order of the chart. */
  series: string[];
  font: string;
};

/** Names of the tokens, in the order of the releases; the legend uses them too. */
export const seriesTokens = [
  '--shop-color-primary',
  '--shop-color-star',
  '--shop-color-muted',
  '--shop-color-success',
  '--shop-color-control-line',
] as const;

/** The token of a release by its place; the last one stands for all further ones. */
export const seriesToken = (index: number): string =>
  seriesTokens[Math.min(index, seriesTokens.length - 1)] ?? seriesTokens[0];

/** The tokens as an element has them: they differ in the light and in the dark. */
export function lookOf(element: Element): ChartLook {
  const style = getComputedStyle(element);
  const token = (name: string): string => style.getPropertyValue(name).trim();
  return {
    muted: token('--shop-color-muted'),
    line: token('--shop-color-line'),
    suspect: token('--shop-color-sale'),
    series: seriesTokens.map(token),
    font: `12px ${style.fontFamily}`,
  };
}

const dayMs = 86_400_000;

/** Words at the axis of time: the hour within a day, else the day. Latin digits in both languages. */
export function timeFormat(locale: Locale, lengthMs: number): Intl.DateTimeFormat {
  const tag = locale === 'ar' ? 'ar-KW-u-nu-latn' : 'en-GB';
  return new Intl.DateTimeFormat(
    tag,
    lengthMs <= dayMs
      ? { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
      : { day: 'numeric', month: 'short' },
  );
}
