import type { Locale } from '@dana/contracts/locale';
import type { Composition } from '@dana/contracts/release/composition';
import type { VerifiedFile } from '@dana/contracts/release/release-manifest';
import type { RenderedPage } from '@dana/releases/rendering/messages';

export type LinkedFile = { url: string; integrity: string };

export type FilesOfPage = {
  /** The shell's own scripts, which start the page. */
  entryScripts: LinkedFile[];
  /** Scripts that the start will ask for: named now, so that they arrive beside it instead of after it. */
  scripts: LinkedFile[];
  styles: LinkedFile[];
  fonts: LinkedFile[];
};

/**
 * The files of one page: those of the shell, and of each remote only what this page uses – of its previous version
 * where the current one broke while the page was rendered.
 */
export function filesOfPage(
  { shell, remotes }: Composition,
  locale: Locale,
  { used, brokenContainers }: Pick<RenderedPage, 'used' | 'brokenContainers'>,
): FilesOfPage {
  const linked =
    (base: string) =>
    ({ file, integrity }: VerifiedFile): LinkedFile => ({ url: base + file, integrity });
  const { js, css, fonts, locales } = shell.document;
  const ofRemotes = used.flatMap(({ remote, modules, isLate = false }) => {
    const { current, previous } = remotes[remote] ?? {};
    const release = current && brokenContainers.includes(current.container) ? previous : current;
    if (!release) return [];
    const exposed = modules.flatMap((module) => release.exposes[module] ?? []);
    const link = linked(release.base);
    return [
      {
        scripts: [release.entry, ...exposed.flatMap((module) => module.js)].map(link),
        isLate,
        styles: exposed.flatMap((module) => module.css).map(link),
      },
    ];
  });
  const link = linked(shell.base);
  // Those of pieces within the page are asked for when it lives: they would keep its own waiting.
  const ownScripts = ofRemotes.flatMap(({ scripts, isLate }) => (isLate ? [] : scripts));
  return {
    entryScripts: js.map(link),
    scripts: [...(locales[locale] ?? []).map(link), ...ownScripts],
    styles: [...css.map(link), ...ofRemotes.flatMap(({ styles }) => styles)],
    fonts: (fonts[locale] ?? []).map(link),
  };
}
