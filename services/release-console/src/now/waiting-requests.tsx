import type { RegistryView } from '@dana/releases/admin/registry-view';
import { LinkButton, Notice } from '@dana/ui';
import { useConsoleTexts } from '../texts/use-console-texts.ts';

/** That changes wait for a second person, and the way there. */
export function WaitingRequests({ registry: { requests = [] } }: { registry: RegistryView }) {
  const { t } = useConsoleTexts();
  const open = requests.filter(({ approvedBy }) => approvedBy === undefined);
  if (open.length === 0) return null;
  return (
    <Notice
      action={
        <LinkButton href="/access" variant="outline" size="small">
          {t('access.look')}
        </LinkButton>
      }
    >
      {t('access.waiting', { count: open.length })}
    </Notice>
  );
}
