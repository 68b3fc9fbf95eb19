import { identifierText } from '@dana/contracts/typed-text';
import type { TokenAnswer } from '@dana/releases/api/release-admin';
import { Button, Notice, TextField } from '@dana/ui';
import { type FormEvent, useState } from 'react';
import { CallFailure, call, forgetToken, keepToken } from '../calls/release-call.ts';
import { ConsoleName, LanguageLink } from '../frame/console-frame.tsx';
import { failureText, useConsoleMessages } from '../messages.ts';
import css from './sign-in.module.css';

type SignInProps = {
  /** Why somebody who was in is out again, or is not let in. */
  why: unknown;
  onSignedIn: () => void;
};

/** Asks for a release token, and whether it is good. */
export function SignIn({ why, onSignedIn }: SignInProps) {
  const { t } = useConsoleMessages();
  const [problem, setProblem] = useState<unknown>(why);
  const [isBusy, setIsBusy] = useState(false);
  const enter = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsBusy(true);
    keepToken(identifierText(String(new FormData(event.currentTarget).get('token'))));
    try {
      await call<TokenAnswer>('/v1/token');
      onSignedIn();
    } catch (error) {
      forgetToken();
      setProblem(error);
      setIsBusy(false);
    }
  };
  // The proxy in front signs in whoever opens the page anew.
  const again = problem instanceof CallFailure && problem.code === 'signed_out' && (
    <Button size="small" onClick={() => location.reload()}>
      {t('signIn.again')}
    </Button>
  );
  return (
    <main className={css.entrance}>
      <h1 className={css.title}>
        <ConsoleName brandClass={css.brand} />
      </h1>
      {problem !== undefined && (
        <Notice tone="error" action={again || undefined}>
          {failureText(problem, t)}
        </Notice>
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
        <Button type="submit" busy={isBusy} block>
          {t('signIn.enter')}
        </Button>
      </form>
      <LanguageLink />
    </main>
  );
}
