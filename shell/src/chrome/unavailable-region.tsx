import { useTexts } from '@dana/i18n';

type UnavailableRegionProps = { reason: 'data' | 'remote'; onRetry: () => void };

/** Stands where a page or a piece of one should be, and offers to try again. */
export function UnavailableRegion({ reason, onRetry }: UnavailableRegionProps) {
  const { t } = useTexts('shell');
  return (
    <section role="alert">
      <h1>{t(`unavailable.${reason}.title`)}</h1>
      <p>{t(`unavailable.${reason}.sentence`)}</p>
      <button type="button" onClick={onRetry}>
        {t('unavailable.retry')}
      </button>
    </section>
  );
}
