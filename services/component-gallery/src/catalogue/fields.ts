import { FieldErrorStates } from './fields/field-error-states.tsx';
import { FieldStates } from './fields/field-states.tsx';
import { QuantityStepperStates } from './fields/quantity-stepper-states.tsx';
import { RangeSliderStates } from './fields/range-slider-states.tsx';
import { SearchBoxStates } from './fields/search-box-states.tsx';
import { SearchSelectStates } from './fields/search-select-states.tsx';
import { SelectFieldStates } from './fields/select-field-states.tsx';
import { TextAreaStates } from './fields/text-area-states.tsx';
import { TextFieldStates } from './fields/text-field-states.tsx';
import { heavy, light, type PartGroup } from './part-group.ts';

/** What is typed into, or chosen from a list. */
export const fields: PartGroup = {
  id: 'fields',
  parts: [
    light('TextField', TextFieldStates),
    light('TextArea', TextAreaStates),
    light('SelectField', SelectFieldStates),
    heavy('SearchSelect', 'combobox', SearchSelectStates),
    heavy('SearchBox', 'combobox', SearchBoxStates),
    heavy('RangeSlider', 'slider', RangeSliderStates),
    light('QuantityStepper', QuantityStepperStates),
    light('Field', FieldStates),
    light('FieldError', FieldErrorStates),
  ],
};
