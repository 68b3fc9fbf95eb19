import type { Lang } from '../http/context.ts';

/** What can be done by a link: confirm a request by its key, or end all of an address by what stands for it. */
export type StockStep = 'confirm' | 'leave';

/** The path of the page that asks once more; who has the key may answer. */
export const stockPath = (step: StockStep, key: string, lang: Lang): string =>
  `/api/stock-requests/${step}/${key}?lang=${lang}`;
