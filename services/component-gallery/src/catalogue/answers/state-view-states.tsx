import { Button, LinkButton, StateView } from '@dana/ui';
import { State, States } from '../../frame/states.tsx';
import { usePageMessages } from '../../messages.ts';

const sizes = ['page', 'region', 'line'] as const;

/** Stands where content would: nothing there yet, it failed, or it is on its way. */
export function StateViewStates() {
  const { t } = usePageMessages();
  return (
    <States>
      {sizes.map((size) => (
        <State key={size} name={`views.${size}`} isWide={size === 'page'}>
          <div>
            <StateView
              kind="empty"
              size={size}
              title={t('sample.emptyCart')}
              text={size === 'line' ? undefined : t('sample.emptyCartText')}
              action={
                size !== 'line' && (
                  <LinkButton href="#answers" variant="outline">
                    {t('sample.products')}
                  </LinkButton>
                )
              }
            />
          </div>
        </State>
      ))}
      <State name="error">
        <div>
          <StateView
            kind="error"
            title={t('sample.failed')}
            action={<Button variant="outline">{t('sample.tryAgain')}</Button>}
          />
        </div>
      </State>
      <State name="loading">
        <div>
          <StateView kind="loading" title={t('sample.loading')} />
        </div>
      </State>
    </States>
  );
}
