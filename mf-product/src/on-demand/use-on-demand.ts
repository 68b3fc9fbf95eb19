import { useTexts } from '@dana/i18n';
import { useShell } from '@dana/runtime';
import { type ComponentType, useState } from 'react';

/**
 * A part that is fetched when it is asked for. A part that does not come is told in words, and asked for again by the
 * next click.
 */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>) {
  const { t } = useTexts('product');
  const { showToast } = useShell();
  const [Part, setPart] = useState<ComponentType<Props>>();
  return {
    Part,
    async fetch(): Promise<void> {
      try {
        const part = await load();
        setPart(() => part);
      } catch {
        showToast({ kind: 'error', text: t('state.unavailable') });
      }
    },
  };
}
