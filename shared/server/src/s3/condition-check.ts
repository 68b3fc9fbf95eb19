import { S3Fault } from './s3-fault.ts';
import type { S3Answer, S3Call } from './s3-requests.ts';

/** Begins with a dot, as no key of ours does. */
const key = '.conditional-writes';

/**
 * Some storages take a write that must not replace anything and replace it all the same: then two writers would both be the
 * first. This asks once in the life of a process.
 * @returns what to wait for before such a write. Errors: throws `S3Fault` where the storage does so.
 */
export function createConditionCheck(send: (call: S3Call) => Promise<S3Answer>, setting: string) {
  let checked: Promise<void> | undefined;
  const isRefused = async (): Promise<boolean> => {
    const body = new TextEncoder().encode('Objects here are written once.\n');
    const headers = { 'if-none-match': '*' };
    return (await send({ method: 'PUT', key, body, headers, expected: [412] })).status === 412;
  };
  async function check(): Promise<void> {
    // The very first of all writers creates it.
    if ((await isRefused()) || (await isRefused())) return;
    throw new S3Fault(
      `The storage of ${setting} replaces objects that a write must not replace (If-None-Match), so two could be the first. Use one that keeps to it.`,
      { isLasting: true },
    );
  }
  return async (): Promise<void> => {
    checked ??= check();
    await checked.catch((error: unknown) => {
      checked = undefined;
      throw error;
    });
  };
}
