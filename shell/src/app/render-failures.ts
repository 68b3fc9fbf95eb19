import { isReleaseFault } from '../loading/release-fault.ts';
import type { RenderFailure } from './render-result.ts';

/** How the API's client names a call that got no answer or was given up. */
const ofCalls = ['UnreachableError', 'CanceledError'];

type Options = {
  /** Whether all that was asked of the API was answered: what is late then is not so because of it. */
  areAllAnswered: () => boolean;
};

/**
 * Collects what of a render failed by the fault of a release: neither by what was asked for, which the API refuses (4xx), nor by
 * an API that failed.
 */
export function collectFailures({ areAllAnswered }: Options) {
  const failures: RenderFailure[] = [];
  return {
    failures,
    /** @param release – whose region it is: "mf-product@1.2.0". */
    note(part: RenderFailure['part'], error: unknown, release: string | undefined): void {
      const name = error instanceof Error ? error.name : '';
      if (name === 'TimeoutError') {
        if (areAllAnswered()) failures.push({ part: 'hung', release, error: textOf(error) });
        return;
      }
      if (isReleaseFault(error) && !ofCalls.includes(name))
        failures.push({ part, release, error: textOf(error) });
    },
  };
}

/** Whether the region of this page has nothing in it. */
export function isEmptyRegion(html: string, release: string): boolean {
  const start = html.indexOf(`data-remote="${release}">`);
  return start >= 0 && /^[^>]*>(?:<!--[^>]*>)*<\/div>/.test(html.slice(start));
}

const textOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
