import { isApiError } from '@dana/api-client';
import { useShell } from '@dana/runtime';
import { Button } from '@dana/ui';
import { useMutation } from '@tanstack/react-query';
import { sendConfirmLetter } from '#api/confirm-email.mutations.ts';
import { useTranslation } from 'react-i18next';
import css from './send-link.module.css';

/** Has the letter sent that confirms the account's e-mail, and says what came of it. */
export function SendLink({ block = false }: { block?: boolean }) {
  const { t } = useTranslation('account');
  const { api } = useShell();
  const letter = useMutation({ mutationFn: () => sendConfirmLetter(api) });
  return (
    <div className={css.send}>
      <Button
        variant="outline"
        size={block ? 'medium' : 'small'}
        block={block}
        busy={letter.isPending}
        onClick={() => letter.mutate()}
      >
        {t(block ? 'forgot.spent.again' : 'confirmEmail.send')}
      </Button>
      <span role="status">
        {letter.isSuccess && <span>{t('confirmEmail.sent')}</span>}
        {letter.isError && (
          <span>{(isApiError(letter.error) && letter.error.message) || t('form.failed')}</span>
        )}
      </span>
    </div>
  );
}
