import type { ReleaseHealth } from '@dana/releases/admin/health/health-view';
import { formatNumber, type Translate } from '@dana/i18n';

/** How often a release failed, in words: the figures and what they are of. */
export function healthText(release: ReleaseHealth | undefined, t: Translate): string {
  if (!release || release.visits === 0) return t('noVisits');
  const { visits, percent } = release;
  return t('failedOf', { percent, count: visits, visits: formatNumber(visits) });
}
