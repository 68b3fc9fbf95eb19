import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The builds for the server are CommonJS; the workspace around the copy says otherwise. */
const description = '{"type":"commonjs"}\n';

/**
 * Makes the folder of the copy on this machine ready.
 * @param onFailure – called with a sentence that says what to do when the folder can be neither made nor used.
 * @returns the folder.
 */
export function openDataFolder(folder: string, onFailure: (line: string) => void): string {
  const file = join(folder, 'package.json');
  try {
    mkdirSync(folder, { recursive: true });
    // Written only when it is missing: on a full disk a start must not empty the one that is there.
    if (!hasText(file)) writeFileSync(file, description);
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const code = whyNotWritable(folder) ?? codeOf(error);
    onFailure(
      `The storefront cannot start: ${folder} cannot be written (${code}). Make room on that disk, make the folder writable for this user, or set DATA_DIR to another one.`,
    );
  }
  return folder;
}

/** Making a folder fails with a code that misleads (ENOENT on a read-only disk); the folder above gives the true one. */
function whyNotWritable(folder: string): string | undefined {
  const above = dirname(folder);
  if (!existsSync(folder) && above !== folder) return whyNotWritable(above);
  try {
    accessSync(folder, constants.W_OK);
    return undefined;
  } catch (error) {
    return codeOf(error);
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

function hasText(file: string): boolean {
  try {
    return readFileSync(file, 'utf8') === description;
  } catch {
    return false;
  }
}
