import { formatDate } from '@dana/i18n';
import { Countdown as UiCountdown } from '@dana/ui/countdown';
import { useShell } from '@dana/runtime';
import { useTranslation } from 'react-i18next';

type CountdownProps = {
  /** ISO 8601. */
  end: string;
};

/** The time until an offer ends. */
export function Countdown({ end }: CountdownProps) {
  const { t } = useTranslation('catalog');
  const { locale } = useShell();
  const texts = {
    ended: t('deals.ended'),
    endsOn: t('deals.endsOn', { date: formatDate(end, locale) }),
    unit: (unit: string, count: number) => t(`deals.${unit}`, { count }),
  };
  return <UiCountdown end={end} texts={texts} />;
}
