import { Grid } from '@dana/ui';
import { State, States } from '../../frame/states.tsx';
import css from './layout-states.module.css';

const columns = ['cards', 'thirds', 'halves', 'aside-start', 'aside-end', 'summary'] as const;
const cellCounts: Partial<Record<string, number>> = { cards: 4, thirds: 3 };
const usualCount = 2;

/** The shop's few grids. */
export function GridStates() {
  return (
    <States>
      {columns.map((name) => (
        <State key={name} name={`grids.${name}`} isWide>
          <div>
            <Grid columns={name}>
              {Array.from({ length: cellCounts[name] ?? usualCount }, (_, index) => (
                <p key={index} className={css.cell}>
                  {index + 1}
                </p>
              ))}
            </Grid>
          </div>
        </State>
      ))}
    </States>
  );
}
