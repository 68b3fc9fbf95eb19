import { hash } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { hashPassword, isRightPassword } from './passwords.ts';

const composed = 'caf\u00e9 from Kuwait';
const apart = 'cafe\u0301 from Kuwait';
const cheap = { memoryCost: 1024, timeCost: 1, parallelism: 1 };

it('is the same password from a keyboard that composes its letters and from one that does not', async () => {
  expect(await isRightPassword(await hashPassword(apart), composed)).toBe(true);
  expect(await isRightPassword(await hashPassword(composed), apart)).toBe(true);
});

it('is still right where it was kept as it was typed, before letters were composed', async () => {
  expect(await isRightPassword(await hash(apart, cheap), apart)).toBe(true);
});

it('is wrong with another letter, another space or another digit', async () => {
  const kept = await hashPassword(composed);
  for (const other of ['cafe from Kuwait', ` ${composed}`, `${composed}\u200f`])
    expect(await isRightPassword(kept, other)).toBe(false);
  expect(await isRightPassword(undefined, composed)).toBe(false);
});
