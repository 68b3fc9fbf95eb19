import { scriptJson } from './script-json.ts';
import type { FilesOfPage, LinkedFile } from './files-of-page.ts';
import { inlineScript, readScript } from './inline-script.ts';

/**
 * Asks for a page's scripts and whole style sheets with the hashes that the data block before it names. It does so when the
 * first view has been painted, its picture with it, or when somebody presses something before that; after three seconds in any case,
 * and at once where nothing is painted because nobody looks. A script that is lost on the way is asked for twice more; then `start-lost` is
 * dispatched, which the watch over the start turns into words. The whole style sheets come in at the
 * end of the head as they arrive, under the address by which a remote's own code looks for them, so that it neither asks again nor
 * waits; one between others would make the browser lay out all text again. Layers decide between them, not their order.
 *
 * It also has the page drawn in the brand's face, once the files of both scripts are there: a line never shows one script in it
 * and the other in the stand-in. They are asked for before the first paint where the browser is known to have them or the line is
 * fast, by what the browser knows of it or by what this document took; once the shell's scripts have run on slower lines, where
 * the largest paint and the first press come first; and not at all where data are saved. Where a line would break otherwise, so that what is being read moves, the
 * face waits for the next page.
 */
export const startScripts = inlineScript(readScript(new URL('./inline/start-scripts.js', import.meta.url)));

const asPair = ({ url, integrity }: LinkedFile) => [url, integrity] as const;

/** The data block and the script that reads it, which must stand beside each other. The policy does not restrict data blocks. */
export function startOf({
  entryScripts,
  scripts,
  styles,
  fonts,
}: Pick<FilesOfPage, 'entryScripts' | 'scripts' | 'styles' | 'fonts'>): string {
  const files = {
    fonts: fonts.map(({ url }) => url),
    styles: styles.map(asPair),
    entry: entryScripts.map(asPair),
    ahead: scripts.map(asPair),
  };
  return `<script type="application/json">${scriptJson(files)}</script>${startScripts.html}`;
}
