import type { Locale } from '@dana/contracts/locale';
import type { Translate } from '@dana/i18n';
import type { AuditLine } from '@dana/releases/admin/release-admin';
import { instantText } from '../texts/instant-text.ts';
import { verbText } from '../texts/verb-text.ts';

/** Of these, one that names no deployable is of all. */
const wholeVerbs: ReadonlySet<string> = new Set(['freeze', 'unfreeze']);

/** What happened, in one line: which deployable, from what to what, and how. */
export function whatHappened(line: AuditLine, t: Translate, locale: Locale): string {
  if (line.kind === 'publish') return t('timeline.published', { remote: line.remote, version: line.version });
  if (line.kind !== 'change') return line.what;
  const {
    verb,
    remotes = [],
    remote = remotes.join(', '),
    from,
    to,
    percent,
    until,
    due,
    forced,
    automatic,
  } = line;
  const step = from && to && from !== to ? t('timeline.fromTo', { from, to }) : (to ?? from ?? '');
  const marks = [
    percent !== undefined && t('timeline.percent', { percent }),
    until && t('audit.untilInstant', { at: instantText(until, locale) }),
    due && t('audit.dueInstant', { at: instantText(due, locale) }),
    forced && t('timeline.forced'),
    automatic && t('timeline.automatic'),
  ].filter(Boolean);
  const whole = remote === '' && wholeVerbs.has(verb) ? t('audit.everything') : remote;
  const what = [verbText(verb, t), whole, step].filter(Boolean).join(' ');
  return marks.length > 0 ? `${what} (${marks.join(t('timeline.and'))})` : what;
}
