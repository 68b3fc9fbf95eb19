import type { PreviewAnswer } from '@dana/releases/admin/release-admin';
import { Button, TextField } from '@dana/ui';
import { useEffect, useRef, useState } from 'react';
import { instantText } from '../../texts/instant-text.ts';
import { useConsoleTexts } from '../../texts/use-console-texts.ts';
import css from './published.module.css';

/** The link that was made, until when it is good, and the press that copies it. */
export function PreviewLink({ link: { url, expiresAt } }: { link: PreviewAnswer }) {
  const { t, locale } = useConsoleTexts();
  const [copied, setCopied] = useState<boolean>();
  const field = useRef<HTMLInputElement>(null);
  // The button that was pressed is gone; what it made takes its place.
  useEffect(() => field.current?.select(), []);
  const copy = async () => {
    // Where there is no clipboard, on plain http, the keys copy what is selected.
    field.current?.select();
    setCopied(await copyText(url));
  };
  return (
    <div className={css.link}>
      <TextField
        ref={field}
        label={t('slot.preview.link')}
        hint={t('slot.preview.until', { until: instantText(expiresAt, locale) })}
        value={url}
        dir="ltr"
        readOnly
      />
      <div className={css.actions}>
        <Button onClick={() => void copy()}>{t('slot.preview.copy')}</Button>
      </div>
      <p role="status">
        {copied !== undefined && t(copied ? 'slot.preview.copied' : 'slot.preview.notCopied')}
      </p>
    </div>
  );
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
