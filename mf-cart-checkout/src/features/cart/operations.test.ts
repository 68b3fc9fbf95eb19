import { describe, expect, it } from 'vitest';
import { enqueue, lineKey, type Operation, projectQuantities, readyToSend } from './operations.ts';
import { added, cleared, operationOf, removed, set } from './testing/operation-of.ts';

const ids = (operations: readonly Operation[]) => operations.map(({ id }) => id);

it('a line is named by its product, and by its variation where there is one', () => {
  expect(lineKey(7)).toBe('7');
  expect(lineKey('7', null)).toBe('7');
  expect(lineKey(7, 3)).toBe('7:3');
  expect(lineKey(7, 0)).toBe('7:0');
});

describe('a request behind others', () => {
  const behind = (last: Operation, ...before: Operation[]) => ids(enqueue(before, last));

  it('replaces a quantity of its line that was not sent, and is the last', () => {
    expect(behind(operationOf(3, set(5)), operationOf(1, set(3)), operationOf(2, set(4, 'vase')))).toEqual([
      2, 3,
    ]);
    expect(behind(operationOf(2, removed()), operationOf(1, set(3)))).toEqual([2]);
  });

  it('leaves a quantity that was sent, that waits for the connection, or that went out once before', () => {
    const last = operationOf(2, set(5));
    expect(behind(last, operationOf(1, set(3), 'sent'))).toEqual([1, 2]);
    expect(behind(last, operationOf(1, set(3), 'queued'))).toEqual([1, 2]);
    expect(behind(last, operationOf(1, set(3), 'done'))).toEqual([1, 2]);
    expect(behind(last, operationOf(1, set(3), 'waiting', 'cart'))).toEqual([1, 2]);
    expect(behind(last, operationOf(1, set(3), 'waiting', null))).toEqual([1, 2]);
  });

  it('leaves what is no quantity, and every quantity when it is itself an addition or empties the cart', () => {
    expect(behind(operationOf(2, set(5)), operationOf(1, added(1)))).toEqual([1, 2]);
    expect(behind(operationOf(2, removed()), operationOf(1, removed()))).toEqual([1, 2]);
    expect(behind(operationOf(2, added(1)), operationOf(1, set(3)))).toEqual([1, 2]);
    expect(behind(operationOf(2, cleared), operationOf(1, set(3)))).toEqual([1, 2]);
  });
});

describe('what may be sent', () => {
  const ready = (hasCart: boolean, ...operations: Operation[]) => ids(readyToSend(operations, hasCart));

  it('is one request for each line, in the order of the clicks', () => {
    expect(
      ready(true, operationOf(1, added(1)), operationOf(2, set(3)), operationOf(3, set(2, 'vase'))),
    ).toEqual([1, 3]);
  });

  it.each(['sent', 'queued'] as const)('is nothing of a line of which one is %s', (state) => {
    expect(ready(true, operationOf(1, set(3), state), operationOf(2, set(4)))).toEqual([]);
    expect(ready(true, operationOf(1, set(3), state), operationOf(2, set(4, 'vase')))).toEqual([2]);
  });

  it('goes on after what the server agreed to', () => {
    expect(ready(true, operationOf(1, set(3), 'done'), operationOf(2, set(4)))).toEqual([2]);
    expect(ready(false, operationOf(1, set(3), 'done'), operationOf(2, set(4)))).toEqual([2]);
  });

  it('is only the first request while there is no cart, because it makes the cart', () => {
    expect(ready(false, operationOf(1, added(1)), operationOf(2, added(1, 'vase')))).toEqual([1]);
    expect(ready(false, operationOf(1, added(1), 'sent'), operationOf(2, added(1, 'vase')))).toEqual([]);
  });

  it('is the emptying of the cart alone, after all before it and before all behind it', () => {
    expect(ready(true, operationOf(1, cleared), operationOf(2, added(1)))).toEqual([1]);
    expect(
      ready(true, operationOf(1, added(1)), operationOf(2, cleared), operationOf(3, set(1, 'x'))),
    ).toEqual([1]);
    expect(ready(true, operationOf(1, added(1), 'sent'), operationOf(2, cleared))).toEqual([]);
    expect(ready(true, operationOf(1, cleared, 'sent'), operationOf(2, added(1)))).toEqual([]);
    expect(ready(true, operationOf(1, cleared, 'done'), operationOf(2, added(1)))).toEqual([2]);
    expect(ready(true, operationOf(1, added(1), 'done'), operationOf(2, cleared))).toEqual([2]);
  });
});

describe('the quantities that are shown', () => {
  const confirmed = new Map([
    ['lamp', 2],
    ['vase', 1],
  ]);
  const shown = (...operations: Operation[]) => Object.fromEntries(projectQuantities(confirmed, operations));

  it('are what was confirmed, with what was asked since', () => {
    expect(shown()).toEqual({ lamp: 2, vase: 1 });
    expect(shown(operationOf(1, added(3)), operationOf(2, added(1, 'ring')))).toEqual({
      lamp: 5,
      vase: 1,
      ring: 1,
    });
    expect(shown(operationOf(1, set(7)))).toEqual({ lamp: 7, vase: 1 });
    expect(shown(operationOf(1, removed()))).toEqual({ vase: 1 });
    expect(shown(operationOf(1, cleared), operationOf(2, added(1)))).toEqual({ lamp: 1 });
  });

  it('do not bring a removed line back by a quantity of it', () => {
    expect(shown(operationOf(1, removed()), operationOf(2, set(4)))).toEqual({ vase: 1 });
  });

  it('leave what was confirmed as it is', () => {
    shown(operationOf(1, cleared));
    expect(confirmed.get('lamp')).toBe(2);
  });
});
