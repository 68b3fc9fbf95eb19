import { expect, it } from 'vitest';
import { shopOfSuite } from '../testing/shop-of-suite.ts';
import { from, register } from '../testing/test-caller.ts';

const failuresMax = 3;
const header = 'x-known-device';
const { call, rows } = shopOfSuite(() => ({ limits: { signIn: failuresMax } }));

type Person = { email: string; password: string };
const signIn = ({ email, password }: Person, address: string, device?: string | null) =>
  from(call, address)('POST', '/login', {
    body: { email, password },
    headers: { ...(device && { [header]: device }) },
  });
const deviceOf = async (person: Person) => (await signIn(person, '10.0.0.1')).headers.get(header);

async function lockOut(person: Person, address: string, device?: string | null): Promise<void> {
  const guess = async (turn: number) =>
    (await signIn({ ...person, password: 'a guess' }, `${address}${turn}`, device)).status;
  for (let turn = 0; turn < failuresMax; turn += 1) expect(await guess(turn)).toBe(422);
  expect(await guess(9)).toBe(429);
}

it('wrong passwords from anywhere do not lock the owner out where she has signed in before', async () => {
  const owner = await register(call);
  const device = await deviceOf(owner);
  expect(device).toMatch(/^[\w-]{40,}$/);
  await lockOut(owner, '10.1.0.');
  expect((await signIn(owner, '10.0.0.2')).status).toBe(429);
  const known = await signIn(owner, '10.0.0.1', device);
  // It keeps what it has.
  expect([known.status, known.headers.get(header)]).toEqual([200, null]);
});

it('a known device has a limit of its own, and its failures are not those of others', async () => {
  const owner = await register(call);
  await lockOut(owner, '10.2.0.', await deviceOf(owner));
  expect((await signIn(owner, '10.0.0.9')).status).toBe(200);
});

it('a device is known to the accounts that were signed in to with it, and to no other', async () => {
  const [owner, other, stranger] = [await register(call), await register(call), await register(call)];
  const device = await deviceOf(owner);
  expect((await signIn(other, '10.0.0.1', device)).headers.get(header)).toBeNull();
  await lockOut(other, '10.3.0.');
  expect((await signIn(other, '10.0.0.1', device)).status).toBe(200);
  await lockOut(stranger, '10.4.0.');
  expect((await signIn(stranger, '10.0.0.1', device)).status).toBe(429);
});

it('what was not made here is not taken over, and nothing of it is stored in the clear', async () => {
  const owner = await register(call);
  const chosen = 'x'.repeat(64);
  const given = (await signIn(owner, '10.0.0.1', chosen)).headers.get(header);
  expect(given).not.toBe(chosen);
  await lockOut(owner, '10.5.0.');
  expect((await signIn(owner, '10.0.0.1', chosen)).status).toBe(429);
  expect(JSON.stringify(await rows('known_devices'))).not.toContain(given);
});
