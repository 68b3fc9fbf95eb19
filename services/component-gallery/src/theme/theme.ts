/** `system` is what visitors of the shop see; the others are that of the page alone. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The theme that an address asks for: `?theme=dark`. Everything else is the system's. */
export function readTheme(search: string): Theme {
  const asked = new URLSearchParams(search).get('theme');
  return themes.find((theme) => theme === asked) ?? 'system';
}
