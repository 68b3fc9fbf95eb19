// ISO 4217: the Gulf's dinars and the Omani rial have a thousand parts, the rest of our currencies a hundred.
const withThreeDecimals = /^(KWD|BHD|OMR|JOD|IQD|TND|LYD)$/;

/** How many decimals an amount of this ISO 4217 currency has: 3 for KWD, else 2. */
export const currencyDecimals = (currency: string): number => (withThreeDecimals.test(currency) ? 3 : 2);
