import { ToggleGroup } from '@dana/ui/toggle-group';
import { useConsoleTexts } from '../texts/use-console-texts.ts';
import { type Period, periodOf, periods } from './period.ts';

type PeriodPickerProps = { period: Period; onChange: (period: Period) => void };

/** How far back everything on the page looks. */
export function PeriodPicker({ period, onChange }: PeriodPickerProps) {
  const { t } = useConsoleTexts();
  const options = Object.keys(periods).map((value) => ({ value, label: t(`slot.period.${value}`) }));
  return (
    <ToggleGroup
      label={t('slot.period.label')}
      options={options}
      value={[period]}
      onChange={([chosen = '']) => onChange(periodOf(chosen))}
    />
  );
}
