import { Button, Notice } from '@dana/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PendingView } from '../frame/pending-view.tsx';
import { failureText } from '../texts/failure-text.ts';
import { useConsoleTexts } from '../texts/use-console-texts.ts';

type ReadViewProps<Data> = {
  read: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  children: (data: Data) => ReactNode;
};

/** What was read; that it is on its way; or why it did not come. What came before stays, under the reason. */
export function ReadView<Data>({ read, children }: ReadViewProps<Data>) {
  const { t } = useConsoleTexts();
  const { data, error, refetch } = read;
  if (data === undefined) return <PendingView read={read} size="line" />;
  const again = (
    <Button size="small" variant="outline" onClick={() => void refetch()}>
      {t('again')}
    </Button>
  );
  return (
    <>
      {error && (
        <Notice tone="error" action={again}>
          {failureText(error, t)}
        </Notice>
      )}
      {children(data)}
    </>
  );
}
