import { ReleaseRefusal } from '../store/refusal.ts';
import { UsageError } from './arguments.ts';

/** What a command has to say: for programs and for people. */
export type CommandOutput = { data: unknown; text: string };

/** What the process ends with. 0: done. 1: refused. 2: wrong usage. */
export type Ending = { exitCode: 0 | 1 | 2; stdout: string; stderr: string };

/** A command's success in the form that was asked for. */
export const success = ({ data, text }: CommandOutput, isJson: boolean): Ending => ({
  exitCode: 0,
  stdout: isJson ? JSON.stringify(data, null, 2) : text,
  stderr: '',
});

/** A command's failure. Errors: rethrows what is neither a refusal nor wrong usage, because that is a bug. */
export function failure(error: unknown, isJson: boolean, usage: string): Ending {
  if (error instanceof UsageError) {
    const body = { error: { code: 'usage', message: error.message } };
    return isJson
      ? { exitCode: 2, stdout: JSON.stringify(body, null, 2), stderr: '' }
      : { exitCode: 2, stdout: '', stderr: `${error.message}\n\n${usage}` };
  }
  if (!(error instanceof ReleaseRefusal)) throw error;
  const { code, status, message, details } = error;
  return isJson
    ? {
        exitCode: 1,
        stdout: JSON.stringify({ error: { code, status, message, ...details } }, null, 2),
        stderr: '',
      }
    : { exitCode: 1, stdout: '', stderr: `Refused: ${message}` };
}
