import { isApiError } from '@dana/api-client';
import { paths } from '@dana/contracts/paths';
import { useSession, useShell } from '@dana/runtime';
import { Button, LinkButton, Notice, Skeleton } from '@dana/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import css from '#account-form/account-form.module.css';
import { confirmEmail } from '#api/confirm-email.mutations.ts';
import { useTranslation } from 'react-i18next';
import { LinkSpent } from './link-spent.tsx';

type State =
  | { kind: 'asking' }
  | { kind: 'done'; joinedCount: number }
  | { kind: 'spent' }
  | { kind: 'failed' };

/** Confirms by itself, once, and says what came of it. */
export function Confirming({ token }: { token: string }) {
  const { t } = useTranslation('account');
  const { api } = useShell();
  const { refresh } = useSession();
  const queries = useQueryClient();
  const [state, setState] = useState<State>({ kind: 'asking' });
  const hasBegun = useRef(false);

  async function ask(): Promise<void> {
    setState({ kind: 'asking' });
    try {
      const joinedCount = await confirmEmail(api, token);
      setState({ kind: 'done', joinedCount });
      await refresh();
      // Orders that joined belong into lists that were read before.
      await queries.invalidateQueries();
    } catch (error) {
      setState({ kind: isApiError(error) && error.fields.token ? 'spent' : 'failed' });
    }
  }
  const begin = useEffectEvent(() => void ask());
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    begin();
  }, []);

  if (state.kind === 'asking')
    return (
      <div role="status" aria-busy="true">
        <span className="visually-hidden">{t('confirmEmail.asking')}</span>
        <Skeleton shape="block" />
      </div>
    );
  if (state.kind === 'spent') return <LinkSpent />;
  if (state.kind === 'failed')
    return (
      <div className={css.form}>
        <Notice tone="error" role="alert">
          {t('form.failed')}
        </Notice>
        <Button block icon="return" onClick={() => void ask()}>
          {t('form.retry')}
        </Button>
      </div>
    );
  return (
    <div className={css.form}>
      <Notice tone="success" role="status" title={t('confirmEmail.done')}>
        {state.joinedCount > 0
          ? t('confirmEmail.joined', { count: state.joinedCount })
          : t('confirmEmail.doneText')}
      </Notice>
      <LinkButton href={paths.profile('orders')} block>
        {t('profile.tab.orders')}
      </LinkButton>
    </div>
  );
}
