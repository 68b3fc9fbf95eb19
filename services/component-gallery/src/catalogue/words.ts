import { light, heavy, type PartGroup } from './part-group.ts';
import { BadgeStates } from './words/badge-states.tsx';
import { CountdownStates } from './words/countdown-states.tsx';
import { PaymentMethodsStates } from './words/payment-methods-states.tsx';
import { PriceStates } from './words/price-states.tsx';
import { RichTextStates } from './words/rich-text-states.tsx';
import { SectionHeadingStates } from './words/section-heading-states.tsx';
import { StarsStates } from './words/stars-states.tsx';
import { TagStates } from './words/tag-states.tsx';

/** What is read. */
export const words: PartGroup = {
  id: 'words',
  parts: [
    light('SectionHeading', SectionHeadingStates),
    heavy('PaymentMethods', 'payment-methods', PaymentMethodsStates),
    light('Price', PriceStates),
    light('Badge', BadgeStates),
    light('Tag', TagStates),
    light('Stars', StarsStates),
    heavy('Countdown', 'countdown', CountdownStates),
    light('RichText', RichTextStates),
  ],
};
