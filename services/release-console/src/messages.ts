import type { i18n } from 'i18next';
import type { Locale } from '@dana/contracts/locale';
import { formatNumber, type Translate, createTexts } from '@dana/i18n';
import type { ReleaseHealth } from '@dana/releases/health/health-view';
import type { ReleaseOrigin } from '@dana/contracts/release/origin';
import { useTranslation } from 'react-i18next';
import { CallFailure } from './calls/release-call.ts';

/** The page's messages in one language; only that one travels. */
export async function loadMessages(locale: Locale): Promise<i18n> {
  const { default: releases } =
    locale === 'ar' ? await import('./locales/ar.json') : await import('./locales/en.json');
  return createTexts(locale, { releases });
}

/** The messages of this page. */
export function useConsoleMessages(): { t: Translate; locale: Locale } {
  const { t, i18n } = useTranslation('releases');
  return { t, locale: i18n.language === 'ar' ? 'ar' : 'en' };
}

const languages = { en: 'en-GB', ar: 'ar-KW-u-nu-latn' } as const;

/* Instants are ISO 8601 with their zone, and are shown in that of this machine. */

const written =
  (options: Intl.DateTimeFormatOptions) =>
  (instant: string, locale: Locale): string =>
    new Intl.DateTimeFormat(languages[locale], options).format(new Date(instant));

/** "26 Nov 2026, 02:30" */
export const instantText = written({ dateStyle: 'medium', timeStyle: 'short' });
/** "Thursday 26 November 2026" */
export const dayText = written({ dateStyle: 'full' });
/** "02:30" */
export const timeText = written({ timeStyle: 'short' });

/** A size with its unit, "12.3 kB". Unit of `bytes`: bytes. */
export const sizeText = (bytes: number, locale: Locale): string =>
  new Intl.NumberFormat(languages[locale], {
    ...{ style: 'unit', unit: 'kilobyte', unitDisplay: 'short', maximumFractionDigits: 1 },
  }).format(bytes / 1000);

/** What a change does, in words; of one that only a newer server knows, its own word. */
export function verbText(verb: string, t: Translate): string {
  const key = `verbs.${verb}`;
  const text = t(key);
  return text === key ? verb : text;
}

/** How often a release failed, in words: the figures and what they are of. */
export function healthText(release: ReleaseHealth | undefined, t: Translate): string {
  if (!release || release.visits === 0) return t('noVisits');
  const { visits, percent } = release;
  return t('failedOf', { percent, count: visits, visits: formatNumber(visits) });
}

/** What a release was built from: "a1b2c3d · main · Noura · #142". */
export const originText = (
  { commit, isChanged, branch, author, pullRequest }: ReleaseOrigin,
  t: Translate,
): string =>
  [
    isChanged ? t('changedCommit', { commit: commit.slice(0, 7) }) : commit.slice(0, 7),
    branch,
    author,
    pullRequest,
  ]
    .filter(Boolean)
    .join(' · ');

/** Refusals that are said in both languages; others are shown in the server's own words. */
const refusals: Readonly<Record<string, string>> = {
  unreachable: 'refusals.unreachable',
  bad_token: 'refusals.badToken',
  expired_token: 'refusals.expiredToken',
  revoked_token: 'refusals.revokedToken',
  not_allowed: 'refusals.notAllowed',
  nothing_allowed: 'refusals.nothingAllowed',
  signed_out: 'refusals.signedOut',
  stale_revision: 'refusals.stale',
  not_the_shop: 'refusals.notTheShop',
  too_many_attempts: 'refusals.tooMany',
};

/** What went wrong, in one sentence. */
export function failureText(error: unknown, t: Translate): string {
  if (!(error instanceof CallFailure)) return String(error);
  const key = refusals[error.code];
  return key ? t(key) : error.message;
}
