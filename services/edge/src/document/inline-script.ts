import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { minify_sync as minify } from 'terser';

/** A script that stands in documents, and the word by which their policy lets it run. */
export type InlineScript = { text: string; html: string; source: string };

/** The same bytes in every document, so that the policy can name their hash. */
export function inlineScript(text: string): InlineScript {
  const hash = createHash('sha256').update(text).digest('base64');
  return { text, html: `<script>${text}</script>`, source: `'sha256-${hash}'` };
}

/**
 * The text of a script, with short names for what only it knows. A script that is one function stays an expression.
 * Errors: throws on text that is no script.
 */
export function readScript(file: URL): string {
  const { code } = minify(readFileSync(file, 'utf8'), {
    ecma: 2020,
    compress: { expression: true, passes: 2 },
  });
  if (code === undefined) throw new Error(`${file.pathname} is empty.`);
  return code.replace(/;$/, '');
}
