export { createFirstTexts, type FirstTexts } from './first-texts.ts';
export type { TextBundle, TextsInstance, TextValues } from './text-bundle.ts';
export { TextsProvider, type Translate, useTexts } from './use-texts.ts';
export { formatMoney, moneyInWords } from './format-money.ts';
export { formatDate, formatList, formatNumber } from './format.ts';
