import { localPath, paths } from '@dana/contracts/paths';
import { newRequestId, useBus, useShell } from '@dana/runtime';
import { useTranslation } from 'react-i18next';
import { openCompareList } from './compare-list.ts';

/** What can be done with the shopper's compare list from its own page. */
export function useCompareActions() {
  const { t } = useTranslation('catalog');
  const { locale } = useShell();
  const { publicOrigin, showToast } = useShell();
  const bus = useBus();
  const list = openCompareList();
  return {
    /** Takes a product away, also one that no longer exists. */
    remove(id: string): void {
      const item = list.read().find(({ productId }) => productId === id);
      if (item) bus.publish({ type: 'compare.toggleRequested', requestId: newRequestId(), ...item });
    },
    clear(): void {
      list.write([]);
      bus.publish({ type: 'compare.changed', productIds: [] });
      showToast({ kind: 'info', text: t('compare.cleared') });
    },
    /** Puts the address of this comparison on the clipboard. */
    async copyLink(ids: readonly string[]): Promise<void> {
      const address = `${publicOrigin}${localPath(locale, paths.compare())}?ids=${ids.join(',')}`;
      try {
        await navigator.clipboard.writeText(address);
        showToast({ kind: 'success', text: t('compare.linkCopied') });
      } catch {
        showToast({ kind: 'error', text: t('compare.linkNotCopied') });
      }
    },
  };
}
