/** Has the browser save bytes as a file. */
export function saveFile(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // Later: some browsers begin to read after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
