/**
 * An address that the back end names, where it may stand in a link: below this very site, or over https. Never a script, nor another
 * site by a stroke that browsers read as a slash or a sign that they leave out.
 * @returns undefined for any other
 */
export function safeLink(address: string | null | undefined): string | undefined {
  return address && /^(?:\/(?![/\\\s])|https:\/\/)/.test(address) ? address : undefined;
}
