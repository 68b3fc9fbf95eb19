import { expect, it } from 'vitest';
import { firstAct } from './first-act.ts';

it('waits for the first thing that a shopper does, whichever it is', async () => {
  const page = new EventTarget();
  const seen: string[] = [];
  const waiting = firstAct(page).then(() => seen.push('acted'));
  page.dispatchEvent(new Event('load'));
  await Promise.resolve();
  expect(seen).toEqual([]);
  page.dispatchEvent(new Event('keydown'));
  page.dispatchEvent(new Event('scroll'));
  await waiting;
  expect(seen).toEqual(['acted']);
});
