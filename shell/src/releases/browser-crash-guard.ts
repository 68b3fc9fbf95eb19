import { splitLocale } from '@dana/contracts/locale';
import type { InlineComposition } from '@dana/contracts/release/composition';
import { readCookies, setCookie } from '@dana/runtime/cookies';
import type { FaultReports } from './faults/fault-reports.ts';
import { reloadOnce } from './reload-guard.ts';
import { type CrashGuard, createCrashGuard } from './crash-guard.ts';
import { isTyping } from './is-typing.ts';
import type { ReleaseReports } from './release-reports.ts';

/** The crash guard of this document. The shell itself may crash too: it is reported by its version. */
export function browserCrashGuard(
  { shell, remotes }: InlineComposition,
  reports: ReleaseReports,
  faults: FaultReports,
): CrashGuard {
  const guard = createCrashGuard({
    remotes,
    reports,
    storage: () => sessionStorage,
    readCookies,
    writeCookie: setCookie,
    isBusy: () => isTyping(document, splitLocale(location.pathname).path),
    // What broke is known in full with the document that it broke in.
    reloadOnce: () => void faults.sent().then(() => reloadOnce()),
  });
  return (region, error, incident) => {
    const origin = region === 'shell' ? `shell@${shell.version}` : region;
    faults.fault({ kind: 'thrown', error, origin, incident });
    guard(origin, error, incident);
  };
}
