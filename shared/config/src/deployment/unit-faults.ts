import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/**
 * What systemd says against the units in a folder. Their Node is taken to be the one that runs here.
 * @param analyze – the program `systemd-analyze`. @returns its lines, none where nothing is wrong.
 */
export async function unitFaults(folder: string, analyze: string): Promise<string[]> {
  const copies = await mkdtemp(join(tmpdir(), 'dana-units-'));
  try {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.service'));
    for (const name of names) {
      const unit = await readFile(join(folder, name), 'utf8');
      await writeFile(join(copies, name), unit.replace('/usr/bin/node', process.execPath));
    }
    // It says most mistakes and yet ends well, so what counts is what it says.
    const { stdout, stderr } = await promisify(execFile)(analyze, [
      'verify',
      '--man=no',
      ...names.map((name) => join(copies, name)),
    ]).catch((error: { stdout: string; stderr: string }) => error);
    return `${stdout}${stderr}`.split('\n').flatMap((line) => (line ? [line.replace(`${copies}/`, '')] : []));
  } finally {
    await rm(copies, { recursive: true });
  }
}
