/**
 * An address that the back end names, where it may stand in a link: below this very site, or over https. Never a script.
 * @returns undefined for any other
 */
export function safeLink(address: string | null | undefined): string | undefined {
  return address && /^(?:\/(?!\/)|https:\/\/)/.test(address) ? address : undefined;
}
