import type { PreviewAnswer } from '@dana/releases/api/release-admin';
import { TextField } from '@dana/ui';
import { useEffect, useRef, useState } from 'react';
import { call, shopEnv } from '../calls/release-call.ts';
import { FormDialog } from '../change/form-dialog.tsx';
import { instantText, useConsoleMessages } from '../messages.ts';

type PreviewDialogProps = { remote: string; version: string; onClose: () => void };

/** Makes a signed link that shows one published version in the real shop, for as long as is asked for, and copies it. */
export function PreviewDialog({ remote, version, onClose }: PreviewDialogProps) {
  const { t, locale } = useConsoleMessages();
  const [link, setLink] = useState<PreviewAnswer>();
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>();
  const field = useRef<HTMLInputElement>(null);
  // What was pressed goes on; what it made is selected, so that where there is no clipboard, on plain http, the keys copy it.
  useEffect(() => {
    if (!link) return;
    field.current?.focus();
    field.current?.select();
  }, [link]);
  const make = async (fields: FormData) => {
    const body = { env: shopEnv, remotes: { [remote]: version }, path: `/${locale}` };
    const hours = Number(fields.get('hours'));
    setLink(await call<PreviewAnswer>('/v1/preview', { method: 'POST', body: { ...body, hours } }));
  };
  const copy = async ({ url }: PreviewAnswer) => {
    field.current?.select();
    const copying =
      navigator.clipboard?.writeText(url) ?? Promise.reject(new Error('There is no clipboard.'));
    setOutcome(
      await copying.then(
        () => 'copied',
        () => 'notCopied',
      ),
    );
  };
  return (
    <FormDialog
      title={t('slot.preview.title', { remote, version })}
      text={t('slot.preview.text')}
      confirm={t(link ? 'slot.preview.copy' : 'slot.preview.make')}
      onClose={onClose}
      onSend={(fields) => (link ? copy(link) : make(fields))}
    >
      {link ? (
        <>
          <TextField
            ref={field}
            label={t('slot.preview.link')}
            hint={t('slot.preview.until', { until: instantText(link.expiresAt, locale) })}
            value={link.url}
            dir="ltr"
            readOnly
          />
          <p role="status">{outcome && t(`slot.preview.${outcome}`)}</p>
        </>
      ) : (
        <TextField
          type="number"
          name="hours"
          label={t('slot.preview.hours')}
          min={1}
          max={336}
          defaultValue={24}
          inputMode="numeric"
          required
        />
      )}
    </FormDialog>
  );
}
