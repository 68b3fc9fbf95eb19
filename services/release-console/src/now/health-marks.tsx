import type { Suspicion } from '@dana/releases/reading/health/suspect/suspect-of';
import { Badge } from '@dana/ui';
import { useConsoleTexts } from '../texts/use-console-texts.ts';
import { failingValues } from './failing-values.ts';

type HealthMarksProps = { remote: string; suspicion: Suspicion };

/** Whether a slot fails since the suspected change, and whether it is what changed. */
export function HealthMarks({ remote, suspicion: { suspect, failing, takenBack } }: HealthMarksProps) {
  const { t } = useConsoleTexts();
  const own = failing.find((slot) => slot.remote === remote);
  return (
    <>
      {own && <Badge tone="sale">{t('marks.failing', { percent: failingValues(own).percent })}</Badge>}
      {!takenBack && suspect.remote === remote && <Badge tone="sale">{t('marks.suspected')}</Badge>}
    </>
  );
}
