const noRoomCodes = ['ENOSPC', 'EDQUOT'];
const noRightCodes = ['EROFS', 'EACCES', 'EPERM'];

/**
 * What to say when a start failed: for a folder that cannot be written what to do about it, for all else the error's
 * own message.
 */
export function startFailure(error: Error & { code?: unknown }, dataDir: string): string {
  const code = String(error.code);
  if (![...noRoomCodes, ...noRightCodes].includes(code)) return error.message;
  const remedy = noRoomCodes.includes(code)
    ? 'Make room on that disk'
    : 'Make the folder writable for this user';
  return `The API cannot start: ${dataDir} cannot be written (${code}). ${remedy}, or set DATA_DIR to another folder.`;
}
