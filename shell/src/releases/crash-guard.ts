import { pinsCookieName, pinsLifetimeSeconds, readPins, writePins } from '@dana/contracts/release-pins';
import type { RemoteReleases } from '../remotes/load-from-remote.ts';
import { isReleaseFault } from './release-fault.ts';
import type { ReleaseReports } from './release-reports.ts';

type CrashGuardOptions = {
  remotes: Record<string, RemoteReleases>;
  reports: ReleaseReports;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  readCookies: () => string;
  writeCookie: (cookie: string) => void;
  /** The shopper is in the middle of something that a reload would take away. */
  isBusy: () => boolean;
  reload: () => void;
  now?: () => number;
};

/** Told of a region that threw: `origin` is "mf-catalog@1.0.1". */
export type CrashGuard = (origin: string, error: unknown) => void;

/** Two reloads are never nearer than this. Unit: milliseconds; the shop's rules name it. */
const reloadGuardMs = 10_000;
const crashedKey = 'release_crashes';
const reloadedKey = 'release_reloaded_at';

/**
 * What happens after a version broke while it ran: it is reported, this session goes back to the version before, and
 * the page is loaded anew – once for each remote that breaks, not within ten seconds of another time, and not where the
 * shopper would lose what they typed. Where there is nothing to go back to, the region says that it is missing.
 */
export function createCrashGuard(options: CrashGuardOptions): CrashGuard {
  const { remotes, reports, storage, now = Date.now } = options;

  return (origin, error) => {
    if (!isReleaseFault(error)) return;
    const [remote = '', version = ''] = origin.split('@');
    reports.note({ remote, version, kind: 'thrown', reason: 'mount' });
    const { current, previous } = remotes[remote] ?? {};
    const crashed = read(storage, crashedKey).split(' ');
    // One reload for a remote and visit, also when what it led to breaks in its turn.
    const isSecond = crashed.some((name) => name.startsWith(`${remote}@`));
    if (!crashed.includes(origin)) write(storage, crashedKey, [...crashed, origin].join(' ').trim());
    // What is shown may be the fallback already; and what has crashed before is nothing to go back to.
    if (current?.version !== version || !previous || crashed.includes(`${remote}@${previous.version}`))
      return;
    pin(options, remote, previous.version);
    const isSoon = now() - Number(read(storage, reloadedKey) || 0) < reloadGuardMs;
    if (isSecond || isSoon || options.isBusy()) return;
    write(storage, reloadedKey, String(now()));
    // Without a note of it nothing would stop a second time.
    if (read(storage, reloadedKey) !== '') options.reload();
  };
}

function pin({ readCookies, writeCookie }: CrashGuardOptions, remote: string, version: string): void {
  const [, value] = new RegExp(`(?:^|; )${pinsCookieName}=([^;]*)`).exec(readCookies()) ?? [];
  const pins = { ...readPins(value && decodeURIComponent(value)), [remote]: version };
  writeCookie(
    `${pinsCookieName}=${encodeURIComponent(writePins(pins))}; Path=/; Max-Age=${pinsLifetimeSeconds}; SameSite=Lax`,
  );
}

function read(storage: CrashGuardOptions['storage'], key: string): string {
  try {
    return storage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function write(storage: CrashGuardOptions['storage'], key: string, value: string): void {
  try {
    storage.setItem(key, value);
  } catch {
    // Then `read` finds nothing, and nothing is reloaded.
  }
}
