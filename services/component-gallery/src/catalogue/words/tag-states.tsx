import { Tag } from '@dana/ui';
import { State, States } from '../../frame/states.tsx';
import { usePageMessages } from '../../messages.ts';

/** A small pill: an applied filter, a subject. */
export function TagStates() {
  const { t } = usePageMessages();
  const colour = t('sample.colours.sea');
  return (
    <States>
      <State name="default">
        <Tag>{colour}</Tag>
      </State>
      <State name="removable">
        <Tag onRemove={() => undefined} removeLabel={t('sample.remove', { name: colour })}>
          {colour}
        </Tag>
      </State>
      <State name="link">
        <Tag href="#words">{t('sample.brand')}</Tag>
      </State>
      <State name="longText">
        <Tag onRemove={() => undefined} removeLabel={t('sample.remove', { name: t('sample.longLabel') })}>
          {t('sample.longLabel')}
        </Tag>
      </State>
    </States>
  );
}
