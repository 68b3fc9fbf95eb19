import type { InvoiceContent, InvoiceRow } from '../invoice-content.ts';
import { type Box, type Look, openSheets, page, type Sheets } from './open-sheets.ts';

const colours = { muted: '#55636e', line: '#d9dee2', primary: '#0b5c63' };
const body: Look = { size: 10 };
const small: Look = { size: 9, colour: colours.muted };
const head: Look = { size: 9, weight: 600, colour: colours.muted };
const strong: Look = { size: 10, weight: 600 };

const { margin } = page;
const inner = page.width - 2 * margin;
const footer = 24;
const lowest = page.height - margin - footer;
const gap = 8;

const columns = {
  item: { x: margin, width: inner - 250 },
  units: { x: margin + inner - 242, width: 52, align: 'end' },
  price: { x: margin + inner - 182, width: 87, align: 'end' },
  amount: { x: margin + inner - 87, width: 87, align: 'end' },
} as const;
const numbers = ['units', 'price', 'amount'] as const;

type Part = PDFKit.PDFStructureElement;

/** The invoice as a PDF file: as many sheets as its lines take, with tags for those who have it read to them. */
export async function writeInvoice(content: InvoiceContent): Promise<Buffer> {
  const sheets = openSheets({ lang: content.lang, title: content.fullTitle, author: content.shop });
  const root = sheets.pdf.struct('Document');
  sheets.pdf.addStructure(root);
  let y = writeTop(sheets, root, content);
  y = writeTable(sheets, root, content, y);
  writeSums(sheets, root, content, y);
  root.end();
  writeFooters(sheets, content);
  return sheets.close();
}

/** One element of the tags with a text in it. `actual` is what is read out, without what only orders it on paper. */
function say(
  { pdf, write }: Sheets,
  parent: Part,
  { tag, text, ...box }: Box & { tag: string; text: string },
  look: Look,
) {
  let height = 0;
  const actual = text.replace(/[\u2066-\u2069]/g, '');
  const part = pdf.struct(tag, { actual }, () => {
    height = write(text, box, look);
  });
  parent.add(part);
  part.end();
  return height;
}

function writeTop(
  sheets: Sheets,
  root: Part,
  { title, shop, shopLines, colour, facts, parties }: InvoiceContent,
): number {
  const brand: Look = { size: 15, weight: 600, colour: colour ?? colours.primary, align: 'end' };
  let y = margin;
  const full = { x: margin, y, width: inner };
  // Long addresses are broken beside the title and never run under it.
  const beside = { x: margin + inner / 2, width: inner / 2 };
  y += say(sheets, root, { ...full, tag: 'H1', text: title }, { size: 20, weight: 600 });
  let below = margin + 4;
  below += say(sheets, root, { ...full, y: below, tag: 'P', text: shop }, brand);
  for (const text of shopLines)
    below += say(sheets, root, { ...full, ...beside, y: below, tag: 'P', text }, { ...small, align: 'end' });
  y = Math.max(y, below);
  y = inColumns(
    sheets,
    root,
    facts.map(({ name, value }) => ({ name, lines: [value] })),
    y + gap,
  );
  return inColumns(sheets, root, parties, y + gap) + gap;
}

type Named = { name: string; lines: string[] };

/** Named texts side by side below a line. @returns where they end. */
function inColumns(sheets: Sheets, root: Part, named: Named[], top: number): number {
  artifact(sheets, () => sheets.rule(margin, top, inner, colours.line));
  const width = (inner - (named.length - 1) * 16) / named.length;
  const ends = named.map(({ name, lines }, number) => {
    const x = margin + number * (width + 16);
    let y = top + gap;
    y += say(sheets, root, { x, y, width, tag: 'P', text: name }, head);
    for (const text of lines) y += say(sheets, root, { x, y, width, tag: 'P', text }, body);
    return y;
  });
  return Math.max(...ends) + gap;
}

function writeTable(
  sheets: Sheets,
  root: Part,
  { columns: names, rows }: InvoiceContent,
  top: number,
): number {
  const table = sheets.pdf.struct('Table');
  root.add(table);
  const headRow = rowOf(sheets, table);
  let y = top;
  const headings = { ...names, notes: [] };
  const heading = (cell: (at: Box & { text: string }, look: Look) => void) => {
    for (const [key, { x, width, ...align }] of Object.entries(columns)) {
      cell({ x, y, width, text: headings[key as keyof typeof columns] }, { ...head, ...align });
    }
    y += sheets.heightOf(names.item, inner, head) + gap;
  };
  heading((at, look) => say(sheets, headRow, { ...at, tag: 'TH' }, look));
  headRow.end();
  for (const row of rows) {
    const height = rowHeight(sheets, row);
    if (y + height > lowest) {
      sheets.pdf.addPage();
      y = margin;
      artifact(sheets, () => heading((at, look) => sheets.write(at.text, at, look)));
    }
    artifact(sheets, () => sheets.rule(margin, y, inner, colours.line));
    writeRow(sheets, table, row, y + gap);
    y += height;
  }
  artifact(sheets, () => sheets.rule(margin, y, inner, colours.line));
  table.end();
  return y + gap;
}

function rowHeight({ heightOf }: Sheets, { name, notes }: InvoiceRow): number {
  const { width } = columns.item;
  const ofNotes = notes.map((note) => heightOf(note, width, small));
  return ofNotes.reduce((sum, height) => sum + height, heightOf(name, width, body)) + 2 * gap;
}

function rowOf({ pdf }: Sheets, table: Part): Part {
  const row = pdf.struct('TR');
  table.add(row);
  return row;
}

function writeRow(sheets: Sheets, table: Part, row: InvoiceRow, top: number): void {
  const tags = rowOf(sheets, table);
  const cell = sheets.pdf.struct('TD');
  tags.add(cell);
  let y = top;
  for (const [number, text] of [row.name, ...row.notes].entries()) {
    y += say(sheets, cell, { ...columns.item, y, tag: 'P', text }, number === 0 ? body : small);
  }
  cell.end();
  for (const key of numbers) {
    const { x, width, align } = columns[key];
    say(sheets, tags, { x, y: top, width, tag: 'TD', text: row[key] }, { ...body, align });
  }
  tags.end();
}

/** What everything comes to, together on one sheet. */
function writeSums(sheets: Sheets, root: Part, { sums }: InvoiceContent, top: number): void {
  const width = 260;
  const x = margin + inner - width;
  const step = sheets.heightOf('0', width, body) + 4;
  let y = top;
  if (y + sums.length * step > lowest) {
    sheets.pdf.addPage();
    y = margin;
  }
  for (const { name, amount, isTotal } of sums) {
    const look = isTotal ? strong : body;
    const line = sheets.pdf.struct('Div');
    root.add(line);
    say(
      sheets,
      line,
      { x, y, width: width - 110, tag: 'P', text: name },
      isTotal ? look : { ...body, colour: colours.muted },
    );
    say(
      sheets,
      line,
      { x: x + width - 110, y, width: 110, tag: 'P', text: amount },
      { ...look, align: 'end' },
    );
    line.end();
    y += step;
  }
}

/** Which sheet it is, where there are several. */
function writeFooters(sheets: Sheets, { fullTitle, pageOf }: InvoiceContent): void {
  const { count } = sheets.pdf.bufferedPageRange();
  if (count === 1) return;
  for (let number = 1; number <= count; number += 1) {
    sheets.pdf.switchToPage(number - 1);
    const at = { x: margin, y: page.height - margin - 12, width: inner };
    artifact(sheets, () => {
      sheets.write(fullTitle, at, { ...small, size: 8 });
      const which = pageOf.replace('{{page}}', String(number)).replace('{{pages}}', String(count));
      sheets.write(which, at, { ...small, size: 8, align: 'end' });
    });
  }
}

/** What is drawn and not read out. */
function artifact({ pdf }: Sheets, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
}
