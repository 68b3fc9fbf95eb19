import type { Translate } from '@dana/i18n';
import type { AuditLine } from '@dana/releases/admin/release-admin';
import { verbText } from '../texts/verb-text.ts';

/** What happened, in one line: which deployable, from what to what, and how. */
export function whatHappened(line: AuditLine, t: Translate): string {
  if (line.kind === 'publish') return t('timeline.published', { remote: line.remote, version: line.version });
  if (line.kind !== 'change') return line.what;
  const { verb, remotes = [], remote = remotes.join(', '), from, to, percent, forced, automatic } = line;
  const step = from && to ? t('timeline.fromTo', { from, to }) : (to ?? from ?? '');
  const marks = [
    percent !== undefined && t('timeline.percent', { percent }),
    forced && t('timeline.forced'),
    automatic && t('timeline.automatic'),
  ].filter(Boolean);
  const what = [verbText(verb, t), remote, step].filter(Boolean).join(' ');
  return marks.length > 0 ? `${what} (${marks.join(t('timeline.and'))})` : what;
}
