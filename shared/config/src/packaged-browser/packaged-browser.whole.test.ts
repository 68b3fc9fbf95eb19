import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'dana-browser-'));
afterAll(() => rmSync(folder, { recursive: true }));

const program = `
  import { execFileSync } from 'node:child_process';
  import { packagedBrowser } from ${JSON.stringify(join(import.meta.dirname, 'packaged-browser.ts'))};
  const { executablePath, environment } = await packagedBrowser();
  process.stdout.write(execFileSync(executablePath, ['--version'], { env: { ...process.env, ...environment } }));
`;

it.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'starts for two processes that find it packed at once, and leaves one copy',
  async () => {
    const starts = Array.from({ length: 2 }, () =>
      run(process.execPath, ['--input-type=module', '--eval', program], {
        env: { ...process.env, TMPDIR: folder },
      }),
    );
    for (const { stdout } of await Promise.all(starts)) expect(stdout).toMatch(/Chrom\w+ \d+/);
    expect(await readdir(folder)).toEqual([expect.stringMatching(/^dana-browser-\d+\.\d+\.\d+-\d+-faces$/)]);
  },
  120_000,
);
