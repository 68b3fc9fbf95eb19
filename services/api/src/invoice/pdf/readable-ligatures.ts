/** What PDFKit keeps of the fonts of a document, which its types leave out: the letters that each drawn shape stands for. */
type KnownFonts = { _fontFamilies: Record<string, { unicode?: number[][] }> };

const lam = 0x644;
const presentationForms: Record<number, number> = {
  1570: 0xfef5,
  1571: 0xfef7,
  1573: 0xfef9,
  1575: 0xfefb,
};

/**
 * Lam and alef are one shape. Readers turn what stands from right to left around letter by letter, and would find
 * "al" where "la" is written; the one letter that Unicode has for both stays as it is, and they know it for the two.
 */
export function readableLigatures(pdf: PDFKit.PDFDocument): void {
  const { _fontFamilies: fonts } = pdf as unknown as KnownFonts;
  for (const font of Object.values(fonts)) {
    if (!font.unicode) continue;
    font.unicode = font.unicode.map((letters) => {
      const [first, second = 0] = letters;
      const form = letters.length === 2 && first === lam ? presentationForms[second] : undefined;
      return form === undefined ? letters : [form];
    });
  }
}
