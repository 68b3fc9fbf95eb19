import { Button, Notice } from '@dana/ui';
import { State, States } from '../../frame/states.tsx';
import { usePageMessages } from '../../messages.ts';

const tones = ['info', 'success', 'warning', 'error'] as const;

/** Words that stand beside what they are about. */
export function NoticeStates() {
  const { t } = usePageMessages();
  return (
    <States>
      {tones.map((tone) => (
        <State key={tone} name={`tones.${tone}`}>
          <div>
            {/* Nothing has just happened here, so none of them is read out. */}
            <Notice tone={tone} role="none">
              {t(`sample.notices.${tone}`)}
            </Notice>
          </div>
        </State>
      ))}
      <State name="titled">
        <div>
          <Notice
            title={t('sample.delivery')}
            action={
              <Button size="small" variant="outline">
                {t('sample.tryAgain')}
              </Button>
            }
          >
            {t('sample.deliveryText')}
          </Notice>
        </div>
      </State>
      <State name="closable">
        <div>
          <Notice closeLabel={t('sample.close')} onClose={() => undefined}>
            {t('sample.notices.info')}
          </Notice>
        </div>
      </State>
    </States>
  );
}
