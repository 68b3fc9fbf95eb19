import type { PreviewAnswer } from '@dana/releases/admin/release-admin';
import { Button, Notice, TextField } from '@dana/ui';
import { Dialog } from '@dana/ui/dialog';
import { type FormEvent, useId, useState } from 'react';
import { call } from '../../calls/release-call.ts';
import { shopEnv } from '../../calls/shop-env.ts';
import css from '../../change/change-dialog.module.css';
import { failureText } from '../../texts/failure-text.ts';
import { useConsoleTexts } from '../../texts/use-console-texts.ts';
import { PreviewLink } from './preview-link.tsx';

type PreviewDialogProps = { remote: string; version: string; onClose: () => void };

/** Makes a signed link that shows one published version in the real shop, for as long as is asked for. */
export function PreviewDialog({ remote, version, onClose }: PreviewDialogProps) {
  const { t, locale } = useConsoleTexts();
  const [link, setLink] = useState<PreviewAnswer>();
  const [problem, setProblem] = useState<unknown>();
  const [isBusy, setIsBusy] = useState(false);
  const form = useId();
  const make = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const hours = Number(new FormData(event.currentTarget).get('hours'));
    const body = { env: shopEnv, remotes: { [remote]: version }, hours, path: `/${locale}` };
    setIsBusy(true);
    setProblem(undefined);
    try {
      setLink(await call<PreviewAnswer>('/v1/preview', { method: 'POST', body }));
    } catch (error) {
      setProblem(error);
    }
    setIsBusy(false);
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      closesOnOutsidePress={false}
      closeLabel={t('slot.preview.close')}
      title={t('slot.preview.title', { remote, version })}
      description={t('slot.preview.text')}
      footer={
        <div className={css.actions}>
          <Button variant="quiet" onClick={onClose}>
            {t('slot.preview.close')}
          </Button>
          {!link && (
            <Button type="submit" form={form} busy={isBusy}>
              {t('slot.preview.make')}
            </Button>
          )}
        </div>
      }
    >
      {link ? (
        <PreviewLink link={link} />
      ) : (
        <form id={form} className={css.form} onSubmit={(event) => void make(event)}>
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
          {problem !== undefined && <Notice tone="error">{failureText(problem, t)}</Notice>}
        </form>
      )}
    </Dialog>
  );
}
