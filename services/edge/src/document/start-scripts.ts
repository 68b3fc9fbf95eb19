import { scriptJson } from './escape-html.ts';
import type { FilesOfPage, LinkedFile } from './files-of-page.ts';
import { inlineScript, readScript } from './inline-script.ts';

/**
 * Asks for a page's scripts with the hashes that the data block before it names, and runs the first of them when the
 * document is there. One that is lost on the way is asked for twice more; then `start-lost` is dispatched, which the watch
 * over the start turns into words. The whole style sheets come in behind their parts in the document, under the address by
 * which a remote's own code looks for them, so that it neither asks again nor waits.
 */
export const startScripts = inlineScript(readScript(new URL('./start-scripts.js', import.meta.url)));

const asPair = ({ url, integrity }: LinkedFile) => [url, integrity] as const;

/** The data block and the script that reads it, which must stand beside each other. Data blocks need no leave of the policy. */
export function startOf({
  entryScripts,
  scripts,
  lateScripts,
  styles,
}: Pick<FilesOfPage, 'entryScripts' | 'scripts' | 'lateScripts' | 'styles'>): string {
  const files = {
    styles: styles.map(asPair),
    entry: entryScripts.map(asPair),
    ahead: scripts.map(asPair),
    late: lateScripts.map(asPair),
  };
  return `<script type="application/json">${scriptJson(files)}</script>${startScripts.html}`;
}
