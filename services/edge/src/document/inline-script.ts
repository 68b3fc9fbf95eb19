import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** A script that stands in documents, and the word by which their policy lets it run. */
export type InlineScript = { text: string; html: string; source: string };

/** The same bytes in every document, so that the policy can name their hash. */
export function inlineScript(text: string): InlineScript {
  const hash = createHash('sha256').update(text).digest('base64');
  return { text, html: `<script>${text}</script>`, source: `'sha256-${hash}'` };
}

/** The text of a script, without its indentation. */
export const readScript = (file: URL): string => readFileSync(file, 'utf8').replaceAll(/\n\s*/g, ' ').trim();
