import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findLoss } from './find-loss.ts';
import type { Shape } from './shape.ts';

const text: Shape = { type: 'string' };
const object = (properties: Record<string, Shape>, ...required: string[]): Shape => ({
  type: 'object',
  properties,
  required,
});

it.each<[string, Shape, Shape]>([
  ['a new field', object({ a: text, b: text }, 'a', 'b'), object({ a: text }, 'a')],
  ['a field that is always there now', object({ a: text }, 'a'), object({ a: text })],
  ['fewer words than were understood', { enum: ['a'] }, { enum: ['a', 'b'] }],
  ['a whole number for any number', { type: 'integer' }, { type: 'number' }],
  ['a word for any text', { const: 'a' }, text],
  ['a stricter limit', { type: 'string', minLength: 2 }, { type: 'string', minLength: 1 }],
  ['one of two types', text, { type: ['string', 'number'] }],
  ['anything needed', text, {}],
  [
    'a function with a new argument that can be left out',
    { parameters: [text, text], needed: 1, returns: text },
    { parameters: [text], needed: 1, returns: text },
  ],
  [
    'a list of the contracts by its name, where an earlier build wrote it out',
    { parameters: [{ typescript: 'ShopEvent' }], returns: {} },
    {
      parameters: [{ anyOf: [{ typescript: "{ type: 'cart.changed' }" }, { typescript: '{}' }] }],
      returns: {},
    },
  ],
  [
    'what a type parameter picks of it',
    {},
    { anyOf: [{ typescript: "Extract<{ type: 'cart.changed' }, { type: Type; }>" }] },
  ],
  [
    'the props of every slot by name',
    { typescript: 'output<slotPropsSchemas[Name]>' },
    { typescript: "output<{ readonly 'cart.drawer': ZodMiniObject<{}, $strip>; }[Name]>" },
  ],
  [
    "a type of React's without its namespace",
    { typescript: 'JSX.Element' },
    { typescript: 'React.JSX.Element' },
  ],
])('%s is no loss', (_title, given, needed) => {
  expect(findLoss(given, needed)).toBeUndefined();
});

it.each<[string, Shape, Shape]>([
  ['a is missing', object({}), object({ a: text }, 'a')],
  ['a may be left out', object({ a: text }), object({ a: text }, 'a')],
  [
    'a.b is number instead of string',
    object({ a: object({ b: { type: 'number' } }) }),
    object({ a: object({ b: text }) }),
  ],
  ['it may be "c" now', { enum: ['a', 'c'] }, { enum: ['a', 'b'] }],
  ['it has another minLength (none instead of 1)', text, { type: 'string', minLength: 1 }],
  [
    'it[] is number instead of string',
    { type: 'array', items: { type: 'number' } },
    { type: 'array', items: text },
  ],
  ['it is B instead of A', { typescript: 'B' }, { typescript: 'A' }],
  [`it is ${'B'.repeat(59)}… instead of A`, { typescript: 'B'.repeat(2_000) }, { typescript: 'A' }],
  [
    'what it is given does not fit: look is missing',
    { parameters: [object({ look: text }, 'look')], returns: text },
    { parameters: [object({ size: text })], returns: text },
  ],
  [
    'it asks for 2 arguments instead of 1',
    { parameters: [text, text], needed: 2, returns: text },
    { parameters: [text], needed: 1, returns: text },
  ],
  ['it is string instead of a function', text, { parameters: [], returns: text }],
])('says that %s', (loss, given, needed) => {
  expect(findLoss(given, needed)).toBe(loss);
});

const shapes = fc.letrec<{ shape: Shape; object: Shape }>((tie) => ({
  shape: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<Shape>(
      text,
      { type: 'number' },
      { type: 'integer', minimum: 1 },
      { const: 'x' },
      { enum: ['a', 'b'] },
    ),
    tie('object'),
    tie('shape').map((items) => ({ type: 'array', items })),
    fc.array(tie('shape'), { minLength: 1, maxLength: 3 }).map((anyOf) => ({ anyOf })),
    fc.record({ parameters: fc.array(tie('shape'), { maxLength: 2 }), returns: tie('shape') }),
  ),
  object: fc
    .dictionary(fc.constantFrom('a', 'b', 'c'), tie('shape'))
    .chain((properties) =>
      fc.subarray(Object.keys(properties)).map((required) => ({ type: 'object', properties, required })),
    ),
})).shape;

it('finds no loss between a shape and itself, nor in one that only grew', () => {
  fc.assert(fc.property(shapes, (shape) => findLoss(shape, shape) === undefined));
  fc.assert(
    fc.property(shapes, shapes, (shape, other) => findLoss(shape, { anyOf: [shape, other] }) === undefined),
  );
});
