import { Container } from '@dana/ui';
import { State, States } from '../../frame/states.tsx';
import { usePageMessages } from '../../messages.ts';
import css from './layout-states.module.css';

/** Centres what it holds between the page's gutters. */
export function ContainerStates() {
  const { t } = usePageMessages();
  return (
    <States>
      {(['narrow', 'content', 'wide'] as const).map((size) => (
        <State key={size} name={size} isWide>
          <div className={css.ground}>
            <Container size={size}>
              <p className={css.cell}>{t(`states.${size}`)}</p>
            </Container>
          </div>
        </State>
      ))}
    </States>
  );
}
