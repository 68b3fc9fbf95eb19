import { beforeEach, expect, it, vi } from 'vitest';
import { createLateSource } from './late-source.ts';

beforeEach(() => vi.useFakeTimers());

/** A file that does not come until the test releases it. */
function lostFile() {
  const file = { isLost: true, asked: 0 };
  const load = async () => {
    file.asked += 1;
    if (file.isLost) throw new Error('The file did not arrive.');
    return 'part';
  };
  return { file, load };
}

it('is not asked for before somebody does, and then once however many ask', async () => {
  const { file, load } = lostFile();
  file.isLost = false;
  const source = createLateSource(load);
  expect(file.asked).toBe(0);
  source.ask();
  source.ask();
  await expect(source.whenThere()).resolves.toBe('part');
  source.ask();
  expect(file.asked).toBe(1);
});

it('comes with a second try that nobody notices', async () => {
  const { file, load } = lostFile();
  const source = createLateSource(load, { pausesMs: [300, 1_200] });
  const noticed = vi.fn();
  source.subscribe(() => noticed(source.loss()));
  source.ask();
  await vi.advanceTimersByTimeAsync(299);
  file.isLost = false;
  await vi.advanceTimersByTimeAsync(1);
  await expect(source.whenThere()).resolves.toBe('part');
  expect(noticed.mock.calls).toEqual([[undefined]]);
});

it('is lost after three tries, asks for nothing by itself, and comes when it is asked for again', async () => {
  const { file, load } = lostFile();
  const source = createLateSource(load, { pausesMs: [300, 1_200] });
  source.ask();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(source.loss()).toMatchObject({ error: { message: 'The file did not arrive.' }, isAsking: false });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(file.asked).toBe(3);

  source.ask();
  expect(source.loss()).toMatchObject({ isAsking: true });
  await vi.advanceTimersByTimeAsync(1_500);
  expect(source.loss()).toMatchObject({ isAsking: false });
  file.isLost = false;
  source.ask();
  await expect(source.whenThere()).resolves.toBe('part');
  expect(source.loss()).toBeUndefined();
});

it('counts as lost while it hangs, and is taken when it comes after all', async () => {
  let arrive = (_part: string): void => undefined;
  const source = createLateSource(() => new Promise<string>((resolve) => (arrive = resolve)), {
    limitMs: 8_000,
  });
  source.ask();
  await vi.advanceTimersByTimeAsync(8_000);
  expect(source.loss()).toMatchObject({ error: { name: 'TimeoutError' }, isAsking: false });
  arrive('part');
  await expect(source.whenThere()).resolves.toBe('part');
  expect(source.loss()).toBeUndefined();
});

it('takes a module that came without its part for a lost one', async () => {
  const source = createLateSource(async () => undefined, { pausesMs: [] });
  source.ask();
  await vi.advanceTimersByTimeAsync(0);
  expect(source.loss()).toMatchObject({ isAsking: false });
});
