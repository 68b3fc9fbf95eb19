import { ButtonStates } from './actions/button-states.tsx';
import { ChoiceMenuStates } from './actions/choice-menu-states.tsx';
import { IconButtonStates } from './actions/icon-button-states.tsx';
import { IconLinkStates } from './actions/icon-link-states.tsx';
import { LinkButtonStates } from './actions/link-button-states.tsx';
import { MenuStates } from './actions/menu-states.tsx';
import { ShareButtonsStates } from './actions/share-buttons-states.tsx';
import { ToolbarStates } from './actions/toolbar-states.tsx';
import { TooltipStates } from './actions/tooltip-states.tsx';
import { heavy, light, type PartGroup } from './part-group.ts';

/** What is pressed. */
export const actions: PartGroup = {
  id: 'actions',
  parts: [
    light('Button', ButtonStates),
    light('LinkButton', LinkButtonStates),
    light('IconButton', IconButtonStates),
    light('IconLink', IconLinkStates),
    heavy('Menu', 'menu', MenuStates),
    heavy('ChoiceMenu', 'menu', ChoiceMenuStates),
    heavy('Toolbar', 'toolbar', ToolbarStates),
    heavy('Tooltip', 'tooltip', TooltipStates),
    heavy('ShareButtons', 'share', ShareButtonsStates),
  ],
};
