import type { RegistryView } from '@dana/releases/admin/registry-view';
import { Button } from '@dana/ui';
import { useState } from 'react';
import { useConsoleTexts } from '../texts/use-console-texts.ts';
import { FreezeDialog } from './freeze-dialog.tsx';
import { WhyDialog } from './why-dialog.tsx';
import css from './whole-actions.module.css';

/** What concerns no single deployable: a freeze of everything, and what one visitor gets. */
export function WholeActions({ registry }: { registry: RegistryView }) {
  const { t } = useConsoleTexts();
  const [open, setOpen] = useState<'freeze' | 'why'>();
  const close = () => setOpen(undefined);
  const verb = registry.frozen ? 'unfreeze' : 'freeze';
  return (
    <div className={css.actions}>
      <Button size="small" variant="outline" onClick={() => setOpen('freeze')}>
        {t(`whole.${verb}.button`)}
      </Button>
      <Button size="small" variant="quiet" onClick={() => setOpen('why')}>
        {t('whole.why.button')}
      </Button>
      {open === 'freeze' && <FreezeDialog verb={verb} revision={registry.revision} onClose={close} />}
      {open === 'why' && <WhyDialog onClose={close} />}
    </div>
  );
}
