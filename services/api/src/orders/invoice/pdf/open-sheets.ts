import PDFDocument from 'pdfkit';
import { fontFile, fontName, type Script, scripts, setLines, type Weight, weights } from './set-lines.ts';

export type Look = { size: number; weight?: Weight; colour?: string; align?: 'start' | 'end' };
export type Box = { x: number; y: number; width: number };
export type Sheets = ReturnType<typeof openSheets>;

const leading = { en: 1.45, ar: 1.65 };
const ink = '#16222b';

/** A4, with margins of 15 mm, in points. */
export const page = { width: 595.28, height: 841.89, margin: 42.5 };

/**
 * A PDF in a language, that text can be set on: lines broken to a width, aligned to the side on which reading starts or ends.
 * Places are counted in points from that side and from the top.
 */
export function openSheets({ lang, title, author }: { lang: 'en' | 'ar'; title: string; author: string }) {
  const pdf = new PDFDocument({
    ...{ size: 'A4', margin: 0, bufferPages: true, pdfVersion: '1.7' },
    ...{ lang, tagged: true, displayTitle: true, info: { Title: title, Author: author, Creator: author } },
  });
  // Opened where a text first needs one.
  for (const script of scripts) {
    for (const weight of weights) pdf.registerFont(fontName(script, weight), fontFile(script, weight));
  }
  const isRtl = lang === 'ar';
  const widths = new Map<string, number>();
  const use = (script: Script, { weight = 400, size }: Look) =>
    pdf.font(fontName(script, weight)).fontSize(size);

  function measured(text: string, script: Script, look: Look): number {
    const key = `${script} ${look.weight ?? 400} ${look.size} ${text}`;
    const width = widths.get(key) ?? use(script, look).widthOfString(text, { features: [] });
    widths.set(key, width);
    return width;
  }

  const lines = (text: string, width: number, look: Look) =>
    setLines(text, {
      direction: isRtl ? 'rtl' : 'ltr',
      width,
      measure: (part, script) => measured(part, script, look),
    });
  const lineHeight = ({ size }: Look) => size * leading[lang];

  return {
    pdf,
    /** How high a text would stand. */
    heightOf: (text: string, width: number, look: Look) => lines(text, width, look).length * lineHeight(look),
    /** Sets a text. @returns how high it stands. */
    write(text: string, { x, y, width }: Box, look: Look): number {
      const height = lineHeight(look);
      const set = lines(text, width, look);
      for (const [number, line] of set.entries()) {
        const isAtRight = isRtl !== (look.align === 'end');
        const left = (isRtl ? page.width - x - width : x) + (isAtRight ? width - line.width : 0);
        const baseline = y + number * height + height / 2 + look.size * 0.35;
        for (const run of line.runs) {
          use(run.script, look).fillColor(look.colour ?? ink);
          pdf.text(run.text, left + run.offset, baseline, {
            ...{ lineBreak: false, features: [], baseline: 'alphabetic' },
          });
        }
      }
      return set.length * height;
    },
    /** A thin line from side to side. */
    rule(x: number, y: number, width: number, colour: string): void {
      const left = isRtl ? page.width - x - width : x;
      pdf
        .moveTo(left, y)
        .lineTo(left + width, y)
        .lineWidth(0.75)
        .strokeColor(colour)
        .stroke();
    },
    /** Ends the document. @returns the whole file. */
    async close(): Promise<Buffer> {
      readableLigatures(pdf);
      const parts: Buffer[] = [];
      pdf.on('data', (part: Buffer) => parts.push(part));
      const isDone = new Promise<void>((done, failed) => pdf.once('end', done).once('error', failed));
      pdf.end();
      await isDone;
      return Buffer.concat(parts);
    },
  };
}

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
function readableLigatures(pdf: PDFKit.PDFDocument): void {
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
