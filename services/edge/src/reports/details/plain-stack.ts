import type { Fault } from './beacon-details.ts';
import { sha256Hex } from '@dana/releases/store/hash';

type Frames = Fault['stack'];

const framesKept = 10;
const ownFramesCompared = 2;
const script =
  /^(?:https?:\/\/[^/]+)?(\/assets\/((?:shell|mf-[a-z0-9-]{1,48}))\/[0-9a-f]{64}\/web\/[\w.@~+/-]{1,200})$/;

/** A stack with addresses of released scripts only: what extensions and other sites run is nobody's release. */
export const plainStack = (stack: Frames): Frames =>
  stack.slice(0, framesKept).map(({ file, line, column, fn }) => ({
    file: script.exec(file)?.[1] ?? 'elsewhere',
    ...{ line, column },
    ...(fn !== undefined && { fn: fn.replaceAll(/[^\p{L}\p{Nd}_$.<>[\] ]/gu, '').slice(0, 60) }),
  }));

/** What makes faults one: release, kind, message, and the innermost places in the release's own code. */
export function groupKey({ remote, version, kind, message, stack }: Fault): string {
  const own = stack.filter(({ file }) => script.exec(file)?.[2] === remote);
  const places = own.slice(0, ownFramesCompared).map(({ file, line, column }) => `${file}:${line}:${column}`);
  return sha256Hex([`${remote}@${version}`, kind, message, ...places].join('\n')).slice(0, 16);
}
