import type { ReleaseManifest } from '@dana/contracts/release/release-manifest';
import { type GateCase, nameOf } from './live-releases.ts';

/** More than this many times what it was, and this much more, is no growth that anybody wanted. Unit: bytes. */
const [mostTimes, mostMore] = [2, 250 * 1024];

/**
 * Rule 8: what browsers load for a page, and of a release as a whole, before compression, has not grown out of all proportion to
 * its live versions. The first release of a remote or of a page is compared with nothing.
 */
export function grownFiles({ candidate, own }: GateCase): string[] {
  const pages = candidate.routes.flatMap(({ path }) =>
    grown(path, candidate, own, (one) => pageBytes(one, path)),
  );
  const whole = grown('The whole of it', candidate, own, webBytes);
  return [...pages.slice(0, 3), ...whole];
}

function grown(
  what: string,
  candidate: ReleaseManifest,
  own: readonly ReleaseManifest[],
  measure: (release: ReleaseManifest) => number | undefined,
): string[] {
  const now = measure(candidate) ?? 0;
  const [largest] = own
    .flatMap((release) => {
      const bytes = measure(release);
      return bytes === undefined ? [] : [{ release, bytes }];
    })
    .toSorted((a, b) => b.bytes - a.bytes);
  if (!largest || now <= largest.bytes * mostTimes || now - largest.bytes <= mostMore) return [];
  return [
    `${what} is ${kilobytes(now)} for browsers in ${nameOf(candidate)}, ${kilobytes(largest.bytes)} in ${nameOf(largest.release)}. Leave out or load later what is not needed at first; --force with a reason where it has to be.`,
  ];
}

function pageBytes({ routes, exposes, files }: ReleaseManifest, path: string): number | undefined {
  const module = routes.find((route) => route.path === path)?.module;
  const exposed = module === undefined ? undefined : exposes[module];
  if (!exposed) return undefined;
  const named = new Set([...exposed.js, ...exposed.css].map(({ file }) => file));
  return sumOf(files.filter((file) => named.has(file.path)));
}

const webBytes = ({ files }: ReleaseManifest): number =>
  sumOf(files.filter(({ path }) => path.startsWith('web/')));

const sumOf = (files: readonly { bytes: number }[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1024).toLocaleString('en')} kB`;
