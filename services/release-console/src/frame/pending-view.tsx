import { Button, StateView } from '@dana/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { failureText } from '../texts/failure-text.ts';
import { useConsoleTexts } from '../texts/use-console-texts.ts';

type PendingViewProps = {
  read: Pick<UseQueryResult, 'error' | 'refetch'>;
  /** How much room it has: that of a page, of a part of one, or of a line. */
  size?: 'page' | 'region' | 'line';
};

/** In the place of what was not read yet: that it is on its way, or why it did not come and a button that asks once more. */
export function PendingView({ read: { error, refetch }, size = 'region' }: PendingViewProps) {
  const { t } = useConsoleTexts();
  if (!error) return <StateView kind="loading" title={t('loading')} size={size} />;
  return (
    <StateView
      kind="error"
      title={failureText(error, t)}
      action={
        <Button size={size === 'line' ? 'small' : undefined} onClick={() => void refetch()}>
          {t('again')}
        </Button>
      }
      size={size}
    />
  );
}
