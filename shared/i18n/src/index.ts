export { createTexts, type TextBundle, type TextValues, type Translate } from './create-texts.ts';
export { createFirstTexts, TextsProvider, useTexts } from './earlier-texts.ts';
export { formatMoney, moneyInWords } from './format-money.ts';
export { formatDate, formatList, formatNumber } from './format.ts';
