import { DialogStates } from './layers/dialog-states.tsx';
import { DrawerStates } from './layers/drawer-states.tsx';
import { heavy, type PartGroup } from './part-group.ts';

/** What stands in front of the page. */
export const layers: PartGroup = {
  id: 'layers',
  parts: [heavy('Dialog', 'dialog', DialogStates), heavy('Drawer', 'drawer', DrawerStates)],
};
