import { AccordionStates } from './choices/accordion-states.tsx';
import { CheckboxStates } from './choices/checkbox-states.tsx';
import { ChoiceGroupStates } from './choices/choice-group-states.tsx';
import { RadioCardStates } from './choices/radio-card-states.tsx';
import { RadioStates } from './choices/radio-states.tsx';
import { TabsStates } from './choices/tabs-states.tsx';
import { ToggleGroupStates } from './choices/toggle-group-states.tsx';
import { heavy, light, type PartGroup } from './part-group.ts';

/** What is one way or another: ticked, pressed, open. */
export const choices: PartGroup = {
  id: 'choices',
  parts: [
    light('Checkbox', CheckboxStates),
    light('Radio', RadioStates),
    light('RadioCard', RadioCardStates),
    light('ChoiceGroup', ChoiceGroupStates),
    heavy('ToggleGroup', 'toggle-group', ToggleGroupStates),
    heavy('Tabs', 'tabs', TabsStates),
    heavy('Accordion', 'accordion', AccordionStates),
  ],
};
