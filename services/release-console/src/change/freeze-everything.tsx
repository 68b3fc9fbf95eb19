import type { ChangeAnswer } from '@dana/releases/api/release-admin';
import type { RegistryView } from '@dana/releases/api/views';
import { Button, TextField } from '@dana/ui';
import { useState } from 'react';
import { useConsoleMessages } from '../messages.ts';
import { useChanges } from './change-provider.tsx';
import { ReasonDialog } from './form-dialog.tsx';

/** Stops promotions and canaries of everything, with an end where one is given, or ends that. */
export function FreezeEverything({ registry }: { registry: RegistryView }) {
  const { t } = useConsoleMessages();
  const { say } = useChanges();
  // What was shown when the form was opened is what it is meant for.
  const [asked, setAsked] = useState<{ verb: 'freeze' | 'unfreeze'; seen: number }>();
  const verb = registry.frozen ? 'unfreeze' : 'freeze';
  return (
    <>
      <Button size="small" variant="outline" onClick={() => setAsked({ verb, seen: registry.revision })}>
        {t(`whole.${verb}.button`)}
      </Button>
      {asked && (
        <ReasonDialog<ChangeAnswer>
          title={t(`whole.${asked.verb}.title`)}
          text={t(`whole.${asked.verb}.text`)}
          confirm={t(`whole.${asked.verb}.confirm`)}
          path={asked.verb}
          body={endOf}
          ifMatch={asked.seen}
          onClose={() => setAsked(undefined)}
          onDone={({ revision }) => {
            setAsked(undefined);
            say(t(`whole.${asked.verb}.done`, { revision }));
          }}
        >
          {asked.verb === 'freeze' && (
            <TextField
              type="datetime-local"
              name="until"
              label={t('whole.until')}
              hint={t('whole.untilHint')}
              dir="ltr"
            />
          )}
        </ReasonDialog>
      )}
    </>
  );
}

/** A local time becomes an instant here, where the zone is known. */
function endOf(fields: FormData): { until?: string } {
  const until = String(fields.get('until') ?? '');
  return until === '' ? {} : { until: new Date(until).toISOString() };
}
