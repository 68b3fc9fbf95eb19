import { runNamedScript } from '../run-named-script.ts';

/* `pnpm shots [what] [words …]`: pictures to be looked at; without a name of the list those of pages (docs/looks.md). */

process.exitCode = runNamedScript('pnpm shots', {
  pages: 'e2e/pictures/take-shots.ts',
  emails: 'e2e/pictures/take-emails.ts',
  orders: 'e2e/pictures/take-orders.ts',
  sheets: 'e2e/pictures/take-sheets.ts',
  photographs: 'services/sample-shop/src/photograph-sheet.ts',
});
