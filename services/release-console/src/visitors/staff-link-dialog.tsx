import type { StaffLinkAnswer } from '@dana/releases/admin/why-forms';
import { TextField } from '@dana/ui';
import { useState } from 'react';
import { call } from '../calls/release-call.ts';
import { shopEnv } from '../calls/shop-env.ts';
import { FormDialog } from '../change/form-dialog.tsx';
import { ShownOnce } from '../frame/shown-once.tsx';
import { instantText } from '../texts/instant-text.ts';
import { useConsoleTexts } from '../texts/use-console-texts.ts';

/** Makes a link that counts a browser among the staff, for canaries that those get in any case. */
export function StaffLinkDialog({ onClose }: { onClose: () => void }) {
  const { t, locale } = useConsoleTexts();
  const [link, setLink] = useState<StaffLinkAnswer>();
  const make = async (fields: FormData) => {
    const body = { env: shopEnv, days: Number(fields.get('days')) };
    setLink(await call<StaffLinkAnswer>('/v1/staff-link', { method: 'POST', body }));
  };
  if (link)
    return (
      <ShownOnce
        title={t('whole.staff.title')}
        text={t('whole.staff.made', { until: instantText(link.expiresAt, locale) })}
        secret={link.url}
        onClose={onClose}
      />
    );
  return (
    <FormDialog
      title={t('whole.staff.title')}
      text={t('whole.staff.text')}
      confirm={t('whole.staff.confirm')}
      onClose={onClose}
      onSend={make}
    >
      <TextField
        type="number"
        name="days"
        label={t('access.new.days')}
        min={1}
        max={180}
        defaultValue={90}
        required
      />
    </FormDialog>
  );
}
