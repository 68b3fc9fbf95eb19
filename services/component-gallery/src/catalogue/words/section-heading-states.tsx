import { LinkButton, SectionHeading } from '@dana/ui';
import { State, States } from '../../frame/states.tsx';
import { usePageMessages } from '../../messages.ts';

/** The opening of a section or a page. */
export function SectionHeadingStates() {
  const { t } = usePageMessages();
  const title = t('sample.arrivals');
  return (
    <States>
      {([1, 2, 3] as const).map((level) => (
        <State key={level} name={`levels.${level}`} isWide>
          <div>
            <SectionHeading level={level} title={title} />
          </div>
        </State>
      ))}
      <State name="whole" isWide>
        <div>
          <SectionHeading
            level={3}
            overline={t('sample.overline')}
            title={title}
            text={t('sample.arrivalsText')}
            action={
              <LinkButton href="#words" variant="quiet" iconEnd="arrow-end">
                {t('sample.all')}
              </LinkButton>
            }
          />
        </div>
      </State>
      <State name="center" isWide>
        <div>
          <SectionHeading level={3} align="center" title={title} text={t('sample.arrivalsText')} />
        </div>
      </State>
    </States>
  );
}
