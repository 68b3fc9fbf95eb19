import { passwordMinLength } from '@dana/contracts/api/password-rules';
import { useFormAround } from '@dana/forms/shop-form-view';
import { classNames, Icon } from '@dana/ui';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import css from './password-advice.module.css';
import { passwordStrength } from './password-strength.ts';
import { PasswordField } from './password-field.tsx';

type NewPasswordValues = { password: string; password_confirmation: string };

/** A new password, twice, with its rule and its strength; fields of the form around them. */
export function NewPasswordFields({ label }: { label: string }) {
  const { t } = useTranslation('account');
  const { field } = useFormAround<NewPasswordValues>();
  const password = useWatch<NewPasswordValues, 'password'>({ name: 'password' });
  return (
    <>
      <PasswordField {...field('password')} label={label} autoComplete="new-password" />
      <PasswordAdvice password={password} />
      <PasswordField
        {...field('password_confirmation')}
        label={t('form.confirmPassword')}
        autoComplete="new-password"
      />
    </>
  );
}

const filled = { none: 0, weak: 1, fair: 2, strong: 3 } as const;

/** The rule of a new password and how strong it is so far. */
function PasswordAdvice({ password }: { password: string }) {
  const { t } = useTranslation('account');
  const strength = passwordStrength(password);
  const isLongEnough = password.length >= passwordMinLength;
  return (
    <div className={css.advice}>
      <p className={classNames(css.rule, isLongEnough && css.met)}>
        <Icon name={isLongEnough ? 'check' : 'info'} size={16} />
        <span>{t('register.passwordRule', { min: passwordMinLength })}</span>
      </p>
      <p className={css.strength} role="status">
        {strength !== 'none' && t(`register.strength.${strength}`)}
      </p>
      <div aria-hidden="true" className={classNames(css.bars, css[strength])}>
        {[1, 2, 3].map((bar) => (
          <span key={bar} className={classNames(css.bar, bar <= filled[strength] && css.on)} />
        ))}
      </div>
    </div>
  );
}
