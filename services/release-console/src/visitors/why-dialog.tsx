import type { WhyAnswer } from '@dana/releases/admin/why-forms';
import { TextArea } from '@dana/ui';
import { useState } from 'react';
import { call } from '../calls/release-call.ts';
import { envPath } from '../calls/shop-env.ts';
import { FormDialog } from '../change/form-dialog.tsx';
import { PanelLine } from '../frame/panel.tsx';
import css from '../frame/panel.module.css';
import { instantText } from '../texts/instant-text.ts';
import { useConsoleTexts } from '../texts/use-console-texts.ts';

/** Why a visitor's page was made of the releases that it was, by the mark that it carries. */
export function WhyDialog({ onClose }: { onClose: () => void }) {
  const { t, locale } = useConsoleTexts();
  const [answer, setAnswer] = useState<WhyAnswer>();
  const ask = async (fields: FormData) => {
    const body = { mark: String(fields.get('mark')).trim() };
    setAnswer(await call<WhyAnswer>(envPath('why'), { method: 'POST', body }));
  };
  return (
    <FormDialog
      title={t('whole.why.title')}
      text={t('whole.why.text')}
      confirm={t('whole.why.confirm')}
      onClose={onClose}
      onSend={ask}
    >
      <TextArea name="mark" label={t('whole.why.mark')} rows={3} maxLength={2_000} dir="ltr" required />
      {answer && (
        <div role="status">
          <p>
            {t('whole.why.answer', {
              revision: answer.revision,
              at: instantText(answer.sentAt, locale),
            })}
          </p>
          <ul className={css.lines}>
            {Object.entries(answer.slots).map(([remote, { version, reason, text }]) => (
              <PanelLine
                key={remote}
                name={
                  <bdi>
                    {remote} {version ?? '–'}
                  </bdi>
                }
                notes={[reasonText(reason, text, t)]}
              />
            ))}
          </ul>
        </div>
      )}
    </FormDialog>
  );
}

/** Why, in the page's language; with a reason that only a newer server knows, in the server's words. */
function reasonText(reason: string, text: string, t: ReturnType<typeof useConsoleTexts>['t']): string {
  const key = `whole.reasons.${reason}`;
  const known = t(key);
  return known === key ? text : known;
}
