import { Skeleton } from '@dana/ui';
import { State, States } from '../../frame/states.tsx';
import css from './skeleton-states.module.css';

const shapes = ['title', 'text', 'control', 'circle', 'picture', 'block'] as const;
const widths = ['full', 'wide', 'half', 'third'] as const;

/** A stand-in with the geometry of what comes. */
export function SkeletonStates() {
  return (
    <States>
      {shapes.map((shape) => (
        <State key={shape} name={`shapes.${shape}`}>
          <div className={shape === 'block' ? css.box : css.narrow}>
            <Skeleton shape={shape} />
          </div>
        </State>
      ))}
      <State name="widths">
        <div className={css.lines}>
          {widths.map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </div>
      </State>
    </States>
  );
}
