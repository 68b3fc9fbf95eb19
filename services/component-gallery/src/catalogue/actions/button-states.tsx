import { Button } from '@dana/ui';
import { State, States } from '../../frame/states.tsx';
import { usePageMessages } from '../../messages.ts';

const sizes = ['small', 'medium', 'large'] as const;
const variants = ['solid', 'outline', 'quiet'] as const;

/** A button in each look, size and state. */
export function ButtonStates() {
  const { t } = usePageMessages();
  return (
    <States>
      {variants.map((variant) => (
        <State key={variant} name={variant}>
          {sizes.map((size) => (
            <Button key={size} variant={variant} size={size}>
              {t('sample.add')}
            </Button>
          ))}
        </State>
      ))}
      <State name="icons">
        <Button icon="bag">{t('sample.add')}</Button>
        <Button variant="quiet" iconEnd="arrow-end">
          {t('sample.all')}
        </Button>
      </State>
      <State name="busy">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} busy>
            {t('sample.add')}
          </Button>
        ))}
      </State>
      <State name="disabled">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {t('sample.add')}
          </Button>
        ))}
      </State>
      <State name="block">
        <div>
          <Button block>{t('sample.pay')}</Button>
        </div>
      </State>
      <State name="longText">
        <Button variant="outline">{t('sample.longAction')}</Button>
      </State>
    </States>
  );
}
