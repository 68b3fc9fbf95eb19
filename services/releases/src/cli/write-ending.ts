import type { Ending } from './output.ts';

/** Ends this process as a command ended. */
export function writeEnding({ exitCode, stdout, stderr }: Ending): void {
  if (stdout) process.stdout.write(`${stdout}\n`);
  if (stderr) process.stderr.write(`${stderr}\n`);
  process.exitCode = exitCode;
}
