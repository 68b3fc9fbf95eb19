import type { OfflineSettings } from '@dana/contracts/offline';

declare const self: ServiceWorkerGlobalScope & { offlineSettings: OfflineSettings };

/** What the storefront has written before this script. */
export const settings = (): OfflineSettings => self.offlineSettings;
