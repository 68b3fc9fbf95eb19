import type { Locale } from '@dana/contracts/locale';
import type { Translate } from '@dana/i18n';
import type { RequestView } from '@dana/releases/admin/second-person-forms';
import { instantText } from '../texts/instant-text.ts';
import { verbText } from '../texts/verb-text.ts';

/** What somebody asks for, in one line: "Promote mf-content 1.0.1 (by force)". */
export function wantedText(request: RequestView, t: Translate, locale: Locale): string {
  const { verb, remotes, version, targeted, toRevision, due, force } = request;
  const percent = request.percent ?? request.steps?.[0] ?? targeted?.percent ?? targeted?.steps?.[0];
  const marks = [
    percent !== undefined && t('timeline.percent', { percent }),
    targeted && t('access.requests.some'),
    toRevision !== undefined && t('revision', { revision: toRevision }),
    due !== undefined && instantText(due, locale),
    force && t('timeline.forced'),
  ].filter(Boolean);
  const what = [verbText(verb, t), remotes.join(' '), version].filter(Boolean).join(' ');
  return marks.length > 0 ? `${what} (${marks.join(t('timeline.and'))})` : what;
}
