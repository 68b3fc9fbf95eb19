import { startFailureWords } from '@dana/contracts/start-failure-words';
import { readDocumentState } from '../document/read-document-state.ts';
import { newIncident } from '../releases/new-incident.ts';
import { createFaultReports } from '../releases/faults/fault-reports.ts';
import { createReleaseReports, sendBeacon, visitMark } from '../releases/release-reports.ts';
import css from './start-failure.module.css';

/**
 * Says over the page that the shop could not be started in this browser, what to do, and what the fault is called. What
 * the server sent below can be read, and its links work.
 */
export function showStartFailure(error: unknown): void {
  const incident = newIncident();
  // biome-ignore lint/suspicious/noConsole: nothing else of the shop runs
  console.error(`Incident ${incident}: the shop could not be started.`, error);
  report(error, incident);
  const {
    sentence,
    reload,
    incident: word,
  } = startFailureWords[document.documentElement.lang === 'ar' ? 'ar' : 'en'];
  const notice = document.createElement('div');
  notice.className = css.notice ?? '';
  notice.setAttribute('role', 'alert');
  const link = document.createElement('a');
  link.href = location.href;
  link.textContent = reload;
  notice.append(`${sentence} `, link, ` · ${word}:\u00a0${incident}`);
  document.body.prepend(notice);
}

/** Under the same name in the server's log, as far as the document says which release this is. */
function report(error: unknown, incident: string): void {
  try {
    const { composition } = readDocumentState();
    const { version } = composition.shell;
    const event = { remote: 'shell', version, kind: 'failed', reason: 'evaluation', incident } as const;
    const { note, add } = createReleaseReports({ send: sendBeacon, mark: visitMark });
    note(event);
    const origin = `shell@${version}`;
    createFaultReports({ composition, send: add }).fault({ kind: 'failed', error, origin, incident });
  } catch {
    // A document without its state cannot be reported.
  }
}
