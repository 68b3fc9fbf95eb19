import type { Ending } from './output.ts';

/** What is still open then, such as a connection that nobody answers on, is not waited for. Unit: milliseconds. */
const lingerMs = 1_000;

/** Ends this process as a command ended. */
export function writeEnding({ exitCode, stdout, stderr }: Ending): void {
  if (stdout) process.stdout.write(`${stdout}\n`);
  if (stderr) process.stderr.write(`${stderr}\n`);
  process.exitCode = exitCode;
  setTimeout(() => process.exit(), lingerMs).unref();
}
