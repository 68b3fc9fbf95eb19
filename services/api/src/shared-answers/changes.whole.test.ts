import { expect, it } from 'vitest';
import { shopOfSuite } from '../testing/shop-of-suite.ts';
import { register } from '../testing/test-caller.ts';

const { call, update, visit } = shopOfSuite();

async function ask(query = '', headers: Record<string, string> = {}) {
  const answer = await visit(`/api/changes${query}`, { headers });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  return JSON.parse(answer.text).catalogue as string;
}

const changeText = () => update('brands', { id: 1 }, { position: 7 });

it('names one version until something that pages show changes', async () => {
  const before = await ask();
  await register(call);
  expect(await ask()).toBe(before);
  await changeText();
  expect(await ask()).not.toBe(before);
});

it('keeps who knows the version waiting until there is another one', async () => {
  const before = await ask();
  let isAnswered = false;
  const waiting = ask(`?after=${before}&wait=10`).then((version) => {
    isAnswered = true;
    return version;
  });
  await ask();
  expect(isAnswered).toBe(false);
  await changeText();
  expect(await waiting).not.toBe(before);
});

it('answers a caller with another version at once, and one that waits without a change when the time is over', async () => {
  const present = await ask();
  expect(await ask('?after=older&wait=10')).toBe(present);
  expect(await ask(`?after=${present}&wait=0.05`)).toBe(present);
});

it('answers at once what comes through the storefront', async () => {
  const present = await ask();
  const changing = ask(`?after=${present}&wait=10`, { 'x-forwarded-for': '203.0.113.7' });
  // Were it to wait, it would see this.
  expect(await changing).toBe(present);
  await changeText();
  expect(await ask()).not.toBe(present);
});
