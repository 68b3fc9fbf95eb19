import { linesByPart, longFiles, tableRows, readRevision } from '../lines/line-table.ts';

/* `pnpm bench lines [from] [to]`: lines of code, tests, data and docs by part, of one commit or of two beside each other. */

const [from = 'HEAD', to = from] = process.argv.slice(2);
try {
  const [before, after] = [readRevision(from), readRevision(to)];
  console.log(tableRows(linesByPart(before), linesByPart(after)).join('\n'));
  const most = 250;
  for (const [revision, files] of new Map([
    [from, before],
    [to, after],
  ])) {
    const long = longFiles(files, most);
    console.log(`\nFiles of code and tests over ${most} lines at ${revision}: ${long.length}`);
    for (const [path, lines] of long) console.log(`  ${lines}  ${path}`);
  }
} catch (error) {
  console.log(`Lines could not be counted: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
