import type { ChangeAnswer } from '@dana/releases/admin/release-admin';
import type { Translate } from '@dana/i18n';

/** What was done, in one sentence. */
export function doneText({ verb, remote, to, changed, revision }: ChangeAnswer, t: Translate): string {
  return changed ? t(`change.${verb}.done`, { remote, to, revision }) : t('change.already', { remote });
}
