import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * Renders everything, regions that wait for data included, into one text. Regions that throw or take too long are
 * left to the browser; the page around them is kept.
 * @param limitMs – how long that may take. Unit: milliseconds.
 * Errors: rejects when the page's own frame cannot be rendered.
 */
export async function renderToText(
  element: ReactNode,
  limitMs: number,
  onProblem: (error: unknown) => void,
): Promise<string> {
  const output = new PassThrough();
  const html = text(output);
  await new Promise<void>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(element, {
      // A region set aside would be put in place by a script; without JavaScript it would never show.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        pipe(output);
        resolve();
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error instanceof Error ? error : new Error(String(error)));
      },
      onError: onProblem,
    });
    const timer = setTimeout(
      () => abort(new DOMException(`Not rendered in ${limitMs} ms.`, 'TimeoutError')),
      limitMs,
    );
  });
  return html;
}
