import { actions } from './actions.ts';
import { answers } from './answers.ts';
import { choices } from './choices.ts';
import { fields } from './fields.ts';
import { layers } from './layers.ts';
import type { PartGroup } from './part-group.ts';
import { pictures } from './pictures.ts';
import { ways } from './ways.ts';
import { words } from './words.ts';

/** Every part of the interface that can be seen. */
export const partGroups: readonly PartGroup[] = [
  actions,
  fields,
  choices,
  words,
  answers,
  pictures,
  ways,
  layers,
];

/** Parts that draw nothing of their own, so that there is nothing to show. */
export const unseenParts = ['UiProvider', 'VisuallyHidden', 'IconSheet', 'Sentence', 'SpokenAnswer'] as const;
