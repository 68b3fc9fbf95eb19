import { hasWords, proseText } from '@dana/contracts/typed-text';
import type { Resolver } from 'react-hook-form';
import type { ReviewDraft } from './review-draft.ts';

/** As the API takes it. Source: reviewInputSchema of @dana/contracts. */
export const reviewTextMax = 2_000;

/** Too few to be worth a file that comes late; messages are keys of the texts. */
export const reviewRules: Resolver<ReviewDraft> = ({ rating, text: typed }) => {
  const text = proseText(typed);
  const wrong = !hasWords(text) ? 'reviewText' : text.length > reviewTextMax ? 'tooLong' : undefined;
  const errors = {
    ...(rating === 0 && { rating: { type: 'rule', message: 'validation.rating' } }),
    ...(wrong && { text: { type: 'rule', message: `validation.${wrong}` } }),
  };
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: { rating, text }, errors: {} };
};
