import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvLine } from './csv-text.ts';

it.each([
  ['a comma', ['a,b', 'c'], '"a,b",c'],
  ['quotes', ['say "no"'], '"say ""no"""'],
  ['a new line', ['a\nb'], '"a\nb"'],
  ['numbers and nothing', [10.5, undefined, -1], '10.5,,-1'],
  ['Arabic', ['عودة، ثم تجربة'], 'عودة، ثم تجربة'],
])('holds %s', (_what, cells, line) => {
  expect(csvLine(cells)).toBe(`${line}\r\n`);
});

it.each(['=1+1', '+1', '-1', '@sum', '\tx', '＝1'])('no program for tables runs the cell %j', (cell) => {
  expect(csvLine([cell])).toContain(`'${cell}`);
});

/** As a reader of RFC 4180 does it. */
function cellsOf(line: string): string[] {
  const cells: string[] = [];
  for (let rest = `${line.slice(0, -2)},`; rest !== ''; ) {
    const [all = rest, cell = ''] = /^("(?:[^"]|"")*"|[^",]*),/.exec(rest) ?? [];
    cells.push(cell.replace(/^"([\s\S]*)"$/, '$1').replaceAll('""', '"'));
    rest = rest.slice(all.length);
  }
  return cells;
}

it('gives a reader back what was written, but for the mark in front of formulas', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', '=', '-', ' ', 'ب') });
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 5 }), (cells) => {
      const marked = cells.map((text) => (/^[=\-\r]/.test(text) ? `'${text}` : text));
      expect(cellsOf(csvLine(cells))).toEqual(marked);
    }),
  );
});
