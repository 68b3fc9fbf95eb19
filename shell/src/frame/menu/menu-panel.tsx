import type { NavigationLink } from '@dana/contracts/navigation';
import { Container } from '@dana/ui';
import { DepartmentPanel } from './department-panel.tsx';
import css from './menu-panel.module.css';
import { PanelLinks } from './panel-links.tsx';

/** What hangs below an entry of the main menu, across the page: what a department has, or links that remotes bring along. */
export function MenuPanel({ id, entry }: { id: string; entry: NavigationLink }) {
  return (
    <div id={id} className={css.panel}>
      <Container className={css.row}>
        {entry.panel ? <PanelLinks name={entry.panel} /> : <DepartmentPanel entry={entry} />}
      </Container>
    </div>
  );
}
