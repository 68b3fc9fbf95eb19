import type { AuditLine } from '@dana/releases/admin/release-admin';

type DifferencePath = { path: string; names: { remote: string; version: string } };

/** Where the page is that shows what a release changed; undefined for what is about no release, or about the same one. */
export function differencePath(line: AuditLine): DifferencePath | undefined {
  if (line.kind === 'publish') return pathTo(line.remote, line.version);
  if (line.kind !== 'change' || line.remote === undefined || line.to === undefined) return undefined;
  return line.from === line.to ? undefined : pathTo(line.remote, line.to, line.from);
}

function pathTo(remote: string, to: string, from?: string): DifferencePath {
  const query = new URLSearchParams({ ...(from !== undefined && { from }), to });
  return { path: `/releases/${remote}?${query}`, names: { remote, version: to } };
}
