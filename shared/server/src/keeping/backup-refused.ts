/** A backup or restore that was not made, with a sentence that says why and what to do. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}
