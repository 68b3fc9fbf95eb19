import { runRelease } from './cli/run.ts';

const { exitCode, stdout, stderr } = await runRelease(process.argv.slice(2));
if (stdout) process.stdout.write(`${stdout}\n`);
if (stderr) process.stderr.write(`${stderr}\n`);
process.exitCode = exitCode;
