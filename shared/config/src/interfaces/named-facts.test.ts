import { expect, it } from 'vitest';
import { namedFacts } from './named-facts.ts';

const known = {
  events: new Set(['cart.addRequested', 'cart.changed', 'order.placed']),
  slots: new Set(['cart.drawer']),
};
const namesIn = (text: string) => {
  const { emits, listens, slots } = namedFacts([{ path: 'src/part.tsx', text }], known);
  return [[...emits.keys()], [...listens.keys()], [...slots.keys()]];
};

it.each([
  ["bus.publish({ type: 'cart.addRequested', requestId })", ['cart.addRequested'], [], []],
  [
    "publish({ type: isNew ? 'cart.addRequested' : 'order.placed' })",
    ['cart.addRequested', 'order.placed'],
    [],
    [],
  ],
  ["bus.publish({ type: 'order.placed' as const })", ['order.placed'], [], []],
  ["bus.on('cart.changed').subscribe(show)", [], ['cart.changed'], []],
  ["useStateTopic('cart.changed')", [], ['cart.changed'], []],
  ["useIsListed('cart.changed', id)", [], ['cart.changed'], []],
  ['const part = <RemoteSlot name="cart.drawer" props={{}} />', [], [], ['cart.drawer']],
  ["const slot: SlotName = 'cart.drawer'", [], [], ['cart.drawer']],
  // Neither words in comments and texts nor names of something else.
  ["t('cart.changed'); // bus.on('order.placed')", [], [], []],
  ["const cause = { type: 'cart.title' }", [], [], []],
])('of %s', (code, ...found) => {
  expect(namesIn(code)).toEqual(found);
});

it('names the files, and a file that cannot be read', () => {
  const texts = ['a', 'b'].map((name) => ({ path: `src/${name}.ts`, text: "on('cart.changed')" }));
  expect(namedFacts(texts, known).listens.get('cart.changed')).toEqual(new Set(['src/a.ts', 'src/b.ts']));
  expect(() => namedFacts([{ path: 'src/broken.ts', text: 'const =' }], known)).toThrow(/src\/broken\.ts/);
});
