import { LinkButton } from '@dana/ui';
import { State, States } from '../../frame/states.tsx';
import { usePageMessages } from '../../messages.ts';

/** A link that looks like a button. */
export function LinkButtonStates() {
  const { t } = usePageMessages();
  return (
    <States>
      {(['solid', 'outline', 'quiet'] as const).map((variant) => (
        <State key={variant} name={variant}>
          <LinkButton href="#actions" variant={variant}>
            {t('sample.all')}
          </LinkButton>
        </State>
      ))}
      <State name="icons">
        <LinkButton href="#actions" icon="heart" iconEnd="arrow-end">
          {t('sample.wishlist')}
        </LinkButton>
      </State>
    </States>
  );
}
