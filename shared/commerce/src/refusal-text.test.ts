import type { Translate } from '@dana/i18n';
import { expect, it } from 'vitest';
import type { CartRefusal } from './await-cart-answer.ts';
import { refusalText } from './refusal-text.ts';

const write = (key: string, values: object = {}) => `${key} ${JSON.stringify(values)}`;
const t = write as unknown as Translate;
const refusal = (part: Omit<CartRefusal, 'kind'>): CartRefusal => ({ kind: 'rejected', ...part });

it.each([
  [{ reason: 'no_available_quantity' }, 'cartRefusal.noneLeft {}'],
  [{ reason: 'you_cannot_add_more_than', maximumQuantity: 3 }, 'cartRefusal.maximum {"count":3}'],
  [{ reason: 'you_cannot_add_more_than' }, 'cartRefusal.other {}'],
  [{ reason: 'unreachable' }, 'cartRefusal.unreachable {}'],
  [{ reason: 'refused', message: 'Not today.' }, 'Not today.'],
  [{ reason: 'refused', message: '' }, 'cartRefusal.other {}'],
] as const)('says of %j: %s', (part, words) => {
  expect(refusalText(refusal(part), t)).toBe(words);
});
