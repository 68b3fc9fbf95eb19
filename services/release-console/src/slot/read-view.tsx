import { Button, Notice, StateView } from '@dana/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureText } from '../texts/failure-text.ts';
import { useConsoleTexts } from '../texts/use-console-texts.ts';

type ReadViewProps<Data> = {
  read: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  children: (data: Data) => ReactNode;
};

/** What was read; that it is on its way; or why it did not come. What came before stays, under the reason. */
export function ReadView<Data>({ read: { data, error, refetch }, children }: ReadViewProps<Data>) {
  const { t } = useConsoleTexts();
  const again = (
    <Button size="small" variant="outline" onClick={() => void refetch()}>
      {t('again')}
    </Button>
  );
  if (data === undefined && error)
    return <StateView kind="error" title={failureText(error, t)} action={again} size="line" />;
  if (data === undefined) return <StateView kind="loading" title={t('loading')} size="line" />;
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
