import { isApiError } from '@dana/api-client';
import { useShell } from '@dana/runtime';
import { Button } from '@dana/ui';
import { useMutation } from '@tanstack/react-query';
import { sendConfirmEmail } from '#api/confirm-email.mutations.ts';
import { useTranslation } from 'react-i18next';
import css from './send-link.module.css';

/** Has the email sent that confirms the account's address, and says what came of it. */
export function SendLink({ block = false }: { block?: boolean }) {
  const { t } = useTranslation('account');
  const { api } = useShell();
  const email = useMutation({ mutationFn: () => sendConfirmEmail(api) });
  return (
    <div className={css.send}>
      <Button
        variant="outline"
        size={block ? 'medium' : 'small'}
        block={block}
        busy={email.isPending}
        onClick={() => email.mutate()}
      >
        {t(block ? 'forgot.spent.again' : 'confirmEmail.send')}
      </Button>
      <span role="status">
        {email.isSuccess && <span>{t('confirmEmail.sent')}</span>}
        {email.isError && <span>{(isApiError(email.error) && email.error.message) || t('form.failed')}</span>}
      </span>
    </div>
  );
}
