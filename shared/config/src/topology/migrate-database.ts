import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Brings the database to the newest form, once, before any API is started, as the job of the compose file does.
 * @param bundle – the folder of the API's bundle.
 * Errors: throws with what it said.
 */
export async function migrateDatabase(bundle: string, env: Record<string, string>): Promise<void> {
  await promisify(execFile)(process.execPath, ['migrate.js'], {
    cwd: bundle,
    env: { ...process.env, ...env },
  }).catch((error: Error & { stdout?: string }) => {
    const said = error.stdout || error.message;
    throw new Error(`The database could not be brought to the newest form.\n${said}`);
  });
}
