import type { TokenAnswer } from '@dana/releases/admin/release-admin';
import { Button, Notice, TextField } from '@dana/ui';
import { type FormEvent, useState } from 'react';
import { call } from '../calls/release-call.ts';
import { forgetToken, keepToken } from '../calls/release-token.ts';
import { LanguageLink } from '../frame/language-link.tsx';
import { signInWithAccount, useAccountProvider } from './account-sign-in.ts';
import { failureText } from '../texts/failure-text.ts';
import { useConsoleTexts } from '../texts/use-console-texts.ts';
import { ConsoleName } from '../frame/console-name.tsx';
import css from './sign-in.module.css';

type SignInProps = {
  /** Why somebody who was in is out again. */
  why?: unknown;
  onSignedIn: () => void;
};

/** Asks for a release token, and whether it is good. */
export function SignIn({ why, onSignedIn }: SignInProps) {
  const { t } = useConsoleTexts();
  const [problem, setProblem] = useState<unknown>(why);
  const [isBusy, setIsBusy] = useState(false);
  const provider = useAccountProvider();
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async () => {
    setIsLeaving(true);
    await signInWithAccount().catch((error: unknown) => {
      setProblem(error);
      setIsLeaving(false);
    });
  };
  const enter = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsBusy(true);
    keepToken(String(new FormData(event.currentTarget).get('token')));
    try {
      await call<TokenAnswer>('/v1/token');
      onSignedIn();
    } catch (error) {
      forgetToken();
      setProblem(error);
      setIsBusy(false);
    }
  };
  return (
    <main className={css.entrance}>
      <h1 className={css.title}>
        <ConsoleName brandClass={css.brand} />
      </h1>
      {problem !== undefined && <Notice tone="error">{failureText(problem, t)}</Notice>}
      {provider !== undefined && (
        <>
          <Button onClick={() => void leave()} busy={isLeaving} block>
            {t('account.signIn', { provider })}
          </Button>
          <p className={css.or}>{t('account.orToken')}</p>
        </>
      )}
      <form className={css.form} onSubmit={(event) => void enter(event)}>
        <TextField
          name="token"
          type="password"
          label={t('signIn.token')}
          hint={t('signIn.hint')}
          autoComplete="off"
          spellCheck={false}
          autoFocus
          required
        />
        <Button type="submit" variant={provider === undefined ? 'solid' : 'outline'} busy={isBusy} block>
          {t('signIn.enter')}
        </Button>
      </form>
      <LanguageLink />
    </main>
  );
}
