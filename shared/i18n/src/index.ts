export { createTexts, type TextBundle, type TextsInstance } from './create-texts.ts';
export { TextsProvider, useTexts } from './use-texts.ts';
export { formatMoney, moneyInWords } from './format-money.ts';
export { formatDate, formatList, formatNumber } from './format.ts';
