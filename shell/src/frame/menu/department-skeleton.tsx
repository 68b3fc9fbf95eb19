import { classNames, Skeleton } from '@dana/ui';
import css from './department-card.module.css';
import panel from './menu-panel.module.css';

/** The geometry of a department's panel, while the API is asked what it has. */
export function DepartmentSkeleton() {
  return (
    <>
      <Lines className={panel.double} />
      <Lines />
      <div className={css.card}>
        <Skeleton shape="picture" className={css.picture} />
      </div>
    </>
  );
}

function Lines({ className }: { className?: string | undefined }) {
  return (
    <div aria-busy="true" className={classNames(panel.column, className)}>
      {(['third', 'half', 'wide', 'half'] as const).map((width, line) => (
        <span key={line} className={panel.link}>
          <Skeleton width={width} />
        </span>
      ))}
    </div>
  );
}
