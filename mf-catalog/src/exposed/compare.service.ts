import type { ServiceContext } from '@dana/runtime';
import { openCompareList } from '#features/compare/compare-list.ts';
import { createCompareService } from '#features/compare/create-compare-service.ts';

/** Owns the compare list: answers `compare.toggleRequested` and publishes `compare.changed`. */
export function start(context: ServiceContext): () => void {
  return createCompareService(context, openCompareList());
}
