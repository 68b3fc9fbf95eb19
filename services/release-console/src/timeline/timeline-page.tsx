import { StateView } from '@dana/ui';
import { useAudit } from '../calls/queries.ts';
import { useConsoleTexts } from '../texts/use-console-texts.ts';

/** What happened, the newest first. */
export default function TimelinePage() {
  const { t } = useConsoleTexts();
  const { data } = useAudit('limit=50');
  if (!data) return <StateView kind="loading" title={t('loading')} size="page" />;
  return <h1>{t('pages.timeline')}</h1>;
}
