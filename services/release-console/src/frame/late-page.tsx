import { Button, StateView } from '@dana/ui';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useConsoleTexts } from '../texts/use-console-texts.ts';

/**
 * A page whose files are asked for when it is first opened. Where they do not come, again and again, it says so and offers the
 * document once more: a console that was built since has others.
 * @param name – of the page, not of another one.
 */
export function latePage(name: string, load: () => Promise<ComponentType>): ComponentType {
  return function LatePage() {
    const { t } = useConsoleTexts();
    const { data: Page, error } = useQuery({
      queryKey: ['page', name],
      queryFn: load,
      staleTime: 'static',
      retry: 2,
    });
    if (Page) return <Page />;
    if (!error) return <StateView kind="loading" title={t('loading')} size="page" />;
    return (
      <StateView
        kind="error"
        title={t('latePage.lost')}
        action={<Button onClick={() => location.reload()}>{t('latePage.reload')}</Button>}
        size="page"
      />
    );
  };
}
