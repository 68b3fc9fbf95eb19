import { Amount } from '#parts/amount.tsx';
import { useTranslation } from 'react-i18next';
import type { PlaceProblem } from './use-place-order.ts';

/** Why the order was not placed; when the amount has changed, from what to what. */
export function PlaceFailure({ problem, total }: { problem: PlaceProblem; total: number }) {
  const { t } = useTranslation('cart-checkout');
  const { message, totalBefore, isUnanswered } = problem;
  return (
    <>
      <p>{message}</p>
      {isUnanswered && <p>{t('order.safeToRepeat')}</p>}
      {totalBefore !== undefined && totalBefore !== total && (
        <p>
          {t('order.totalNow')} <Amount value={total} old={totalBefore} />
        </p>
      )}
    </>
  );
}
