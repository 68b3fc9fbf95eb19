import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Locale } from '@dana/contracts/locale';
import { previewParameter } from '@dana/releases/log/signed-text';
import { markup } from '../http/markup.ts';

const style = readFileSync(new URL('./preview-badge.css', import.meta.url), 'utf8');

/** The style of the badge, and the word by which the policy of its documents lets it in. */
export const previewStyle = {
  html: `<style>${style}</style>`,
  source: `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
};

const words: Record<Locale, { label: string; text: (releases: string) => string; and: string; end: string }> =
  {
    en: {
      label: 'Preview',
      text: (releases) => `Preview of ${releases}. Other visitors see the shop as it is.`,
      and: ', ',
      end: 'Leave the preview',
    },
    ar: {
      label: 'معاينة',
      text: (releases) => `معاينة ${releases}. يرى الزوار الآخرون المتجر كما هو.`,
      and: '، ',
      end: 'مغادرة المعاينة',
    },
  };

/**
 * Says on a page that a preview link is at work, and ends it at one press, whatever becomes of the shop's own scripts: the form
 * leads to the address that the page has by then.
 * @param releases – what the link shows, such as `mf-content 1.0.1`.
 */
export function previewBadge(locale: Locale, releases: readonly string[]) {
  const { label, text, and, end } = words[locale];
  // A name in Latin letters keeps its order in a sentence of either direction.
  const shown = releases.map((release) => `\u2068${release}\u2069`).join(and);
  return markup`<aside data-preview aria-label="${label}"><p>${text(shown)}</p><form action="?"><button name="${previewParameter}" value="end">${end}</button></form></aside>`;
}
