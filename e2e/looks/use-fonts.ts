/**
 * In the page: has all its text drawn in its own fonts. The shop draws with a stand-in rather than wait for a font that comes late,
 * and never exchanges it; so that a busy machine makes the same picture, each font is given to the page once more, loaded.
 */
export async function useFonts(): Promise<void> {
  const faces: FontFace[] = [];
  const collect = (rules: CSSRuleList, base: string): void => {
    for (const rule of rules)
      if (rule instanceof CSSFontFaceRule) addFace(rule.style, base);
      else if ('cssRules' in rule) collect(rule.cssRules as CSSRuleList, base);
  };
  const addFace = (style: CSSStyleDeclaration, base: string): void => {
    const read = (name: string): string => style.getPropertyValue(name);
    const [, address] = /url\("?([^")]+)"?\)/.exec(read('src')) ?? [];
    if (!address) return;
    const face = new FontFace(
      read('font-family').replaceAll(/["']/g, ''),
      `url("${new URL(address, base).href}")`,
      { weight: read('font-weight'), unicodeRange: read('unicode-range') || 'U+0-10FFFF', display: 'block' },
    );
    const isThere = (other: FontFace): boolean =>
      other.display === 'block' &&
      other.family.replaceAll('"', '') === face.family.replaceAll('"', '') &&
      other.unicodeRange === face.unicodeRange;
    if (![...document.fonts].some(isThere)) faces.push(face);
  };
  for (const sheet of document.styleSheets) collect(sheet.cssRules, sheet.href ?? document.baseURI);
  await Promise.all(faces.map((face) => face.load()));
  for (const face of faces) document.fonts.add(face);
  await document.fonts.ready;
}
