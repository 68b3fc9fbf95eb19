import { Badge } from '@dana/ui';
import { State, States } from '../../frame/states.tsx';
import { usePageMessages } from '../../messages.ts';

const tones = ['neutral', 'sale', 'success', 'warning', 'inverse'] as const;
const looks = ['soft', 'solid', 'plain'] as const;

/** A short mark in each tone and look. */
export function BadgeStates() {
  const { t } = usePageMessages();
  return (
    <States>
      {looks.map((look) => (
        <State key={look} name={look}>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone} look={look}>
              {t(`sample.tones.${tone}`)}
            </Badge>
          ))}
        </State>
      ))}
    </States>
  );
}
