import { useHydrated } from '@dana/runtime';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { AnalyticsContext } from './analytics.ts';

/** Asks again whether visits may be counted; there only where they are. The server does not know, so it joins later. */
export function PrivacyChoice({ className }: { className: string | undefined }) {
  const { t } = useTranslation('shell');
  const analytics = useContext(AnalyticsContext);
  const isHydrated = useHydrated();
  if (!analytics || !isHydrated) return null;
  return (
    <button type="button" className={className} onClick={() => analytics.isAsked.set(true)}>
      {t('consent.label')}
    </button>
  );
}
