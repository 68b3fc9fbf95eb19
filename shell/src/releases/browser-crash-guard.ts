import { splitLocale } from '@dana/contracts/locale';
import type { InlineComposition } from '@dana/contracts/release/composition';
import { reloadOnce } from './reload-guard.ts';
import { type CrashGuard, createCrashGuard } from './crash-guard.ts';
import { isTyping } from './is-typing.ts';
import type { ReleaseReports } from './release-reports.ts';

/** The crash guard of this document. The shell itself may crash too: it is reported by its version. */
export function browserCrashGuard(
  { shell, remotes }: InlineComposition,
  reports: ReleaseReports,
): CrashGuard {
  const guard = createCrashGuard({
    remotes,
    reports,
    storage: sessionStorage,
    readCookies: () => document.cookie,
    writeCookie: (cookie) => {
      document.cookie = cookie;
    },
    isBusy: () => isTyping(document, splitLocale(location.pathname).path),
    reloadOnce,
  });
  return (origin, error, incident) =>
    guard(origin === 'shell' ? `shell@${shell.version}` : origin, error, incident);
}
