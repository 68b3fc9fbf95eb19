import type { StackFrame } from '@dana/contracts/beacon/faults';
import { faultLimits } from '@dana/contracts/beacon/limits';
import { parseStack } from 'error-stack-parser-es/lite';

type ReadStack = {
  /** The calls within released scripts, the innermost first. */
  frames: StackFrame[];
  /** The script that was running, by its path; undefined when it is not of this shop. */
  innermost: string | undefined;
};

const released = /^\/assets\/(?:shell|mf-[a-z0-9-]+)\/[0-9a-f]{64}\/[A-Za-z0-9._@~+/-]+\.[cm]?js$/;

/**
 * Reads an error's `stack`, or React's list of components, as Chrome, Firefox and Safari write them.
 * @param origin – the shop's own.
 */
export function readStack(stack: string, origin: string): ReadStack {
  // Chrome writes `at async …`, which the parser takes for a part of the address.
  const calls = parseStack(stack.replace(/^(\s*at )async /gm, '$1')).filter(({ file }) =>
    file?.includes('://'),
  );
  const frames = calls.flatMap(({ file = '', line = 0, col = 0, function: name }): StackFrame[] => {
    const path = pathWithin(file, origin);
    return path && path.length <= faultLimits.file
      ? [{ file: path, line, column: col, ...(name ? { fn: plainName(name) } : {}) }]
      : [];
  });
  return {
    frames: frames.slice(0, faultLimits.frames),
    innermost: pathWithin(calls[0]?.file ?? '', origin),
  };
}

function pathWithin(url: string, origin: string): string | undefined {
  const path = url.startsWith(`${origin}/`) ? url.slice(origin.length).replace(/[?#].*$/, '') : '';
  return released.test(path) ? path : undefined;
}

/** Computed names of methods can hold anything. */
const plainName = (name: string): string =>
  name.replace(/[^\w$.<>/ ]/g, '').slice(0, faultLimits.functionName);
