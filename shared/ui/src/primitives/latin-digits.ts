const arabicIndicZero = 0x0660;
const persianZero = 0x06f0;

/** Turns Arabic-Indic and Persian digits into Latin ones and leaves all else. */
export function latinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code >= persianZero ? persianZero : arabicIndicZero));
  });
}
