// ISO 4217: the Gulf's dinars and the Omani rial have a thousand parts, the rest of our currencies a hundred.
const threeDecimalCurrencies = ['KWD', 'BHD', 'OMR', 'JOD', 'IQD', 'TND', 'LYD'];

/** How many decimals an amount of this ISO 4217 currency has: 3 for KWD, else 2. */
export function currencyDecimals(currency: string): number {
  return threeDecimalCurrencies.includes(currency) ? 3 : 2;
}
