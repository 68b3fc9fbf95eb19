import { Button, Notice, StateView } from '@dana/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureText, useConsoleMessages } from '../messages.ts';

type PendingViewProps = {
  read: Pick<UseQueryResult, 'error' | 'refetch'>;
  /** How much room it has: that of a page, of a part of one, or of a line. */
  size?: 'page' | 'region' | 'line';
};

/** In the place of what was not read yet: that it is on its way, or why it did not come and a button that asks once more. */
function PendingView({ read: { error, refetch }, size = 'region' }: PendingViewProps) {
  const { t } = useConsoleMessages();
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

type ReadViewProps<Data> = {
  read: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  size?: PendingViewProps['size'];
  children: (data: Data) => ReactNode;
};

/** What was read; that it is on its way; or why it did not come. What came before stays, under the reason. */
export function ReadView<Data>({ read, size = 'line', children }: ReadViewProps<Data>) {
  const { t } = useConsoleMessages();
  const { data, error, refetch } = read;
  if (data === undefined) return <PendingView read={read} size={size} />;
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
