import {
  crashesCookieName,
  crashesLifetimeSeconds,
  readCrashes,
  withCrash,
} from '@dana/contracts/release-crashes';
import type { RemoteReleases } from '../loading/load-from-remote.ts';
import { isReleaseFault } from '../loading/release-fault.ts';
import type { ReleaseReports } from './release-reports.ts';

type CrashGuardOptions = {
  remotes: Record<string, RemoteReleases>;
  reports: Pick<ReleaseReports, 'note'>;
  /** May throw where the browser forbids storage, as may what it returns. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  readCookies: () => string;
  writeCookie: (cookie: string) => void;
  /** The shopper is in the middle of something that a reload would take away. */
  isBusy: () => boolean;
  /** Reloads the document unless that was done just now. */
  reloadOnce: () => void;
};

/** Called for a region that threw: `origin` is "mf-catalog@1.0.1", `incident` what the page calls the fault. */
export type CrashGuard = (origin: string, error: unknown, incident?: string) => void;

const crashedKey = 'release_crashes';

/**
 * What happens after a version broke while it ran: it is reported, this session does not get it again, and the page is
 * reloaded – once for each remote that breaks in a visit, within the reload guard, and not where the shopper would
 * lose what they typed. Where there is nothing to go back to, the region says that it is missing.
 */
export function createCrashGuard(options: CrashGuardOptions): CrashGuard {
  const { remotes, reports, storage, reloadOnce } = options;

  return (origin, error, incident) => {
    // What a page names must be found in the log, whatever broke it.
    if (!incident && !isReleaseFault(error)) return;
    const [remote = '', version = ''] = origin.split('@');
    reports.note({ remote, version, kind: 'thrown', reason: 'mount', ...(incident ? { incident } : {}) });
    const { current, previous } = remotes[remote] ?? {};
    const isCurrent = current?.version === version;
    if (!isCurrent && previous?.version !== version) return;
    leave(options, origin);
    const isFirst = noteFirst(storage, remote, origin);
    // Where the fallback is shown already, or where there is none, a new document shows nothing better.
    if (isFirst && isCurrent && previous && !options.isBusy()) reloadOnce();
  };
}

/** Asks the server not to send this release to this session again. */
function leave({ readCookies, writeCookie }: CrashGuardOptions, release: string): void {
  const [, value] = new RegExp(`(?:^|; )${crashesCookieName}=([^;]*)`).exec(readCookies()) ?? [];
  const releases = withCrash(value && decodeURIComponent(value), release);
  writeCookie(
    `${crashesCookieName}=${encodeURIComponent(releases)}; Path=/; Max-Age=${crashesLifetimeSeconds}; SameSite=Lax`,
  );
}

/** Whether nothing of this remote had broken in this visit; false where that cannot be remembered. */
function noteFirst(storage: CrashGuardOptions['storage'], remote: string, release: string): boolean {
  try {
    const known = storage().getItem(crashedKey) ?? '';
    storage().setItem(crashedKey, withCrash(known, release));
    return !readCrashes(known).some((other) => other.startsWith(`${remote}@`));
  } catch {
    return false;
  }
}
