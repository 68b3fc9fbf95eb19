import { expect, it, vi } from 'vitest';
import { commandLine } from '../testing/command-line.ts';
import { startHookListener } from '../testing/hook-listener.ts';

it('who is notified is added, tried, listed and removed by command; wrong usage says what is taken', async () => {
  const { release, json } = await commandLine();
  const listener = await startHookListener();
  vi.stubEnv('RELEASE_HOOKS_ALLOW', 'loopback');
  expect((await release('hooks list')).stdout).toContain('Nobody is notified');
  const added = await release(`hooks add ${listener.url} --events change,refused`);
  expect(added.stdout).toMatch(
    /http:\/\/127\.0\.0\.1:\d+\/… was added.*\n\nDeliveries are signed with whsec_/,
  );
  expect(added.stdout).not.toContain('very-secret');
  const [{ id }] = (await json('hooks list')).hooks;
  expect((await release(`hooks test ${id}`)).stdout).toContain('the test was taken');
  expect(listener.taken).toHaveLength(1);
  listener.always(500);
  expect(await release(`hooks test ${id}`)).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining('answered 500'),
  });
  expect((await release('hooks list')).stdout).toMatch(/change refused/);
  expect((await release(`hooks remove ${id}`)).stdout).toContain('was removed');
  for (const words of [
    'hooks',
    'hooks add',
    'hooks add x y',
    'hooks mail x',
    `hooks add ${listener.url} --events all`,
  ])
    expect((await release(words)).exitCode).toBe(2);
  expect((await release('hooks add https://x.example/in --preset fax')).exitCode).toBe(2);
});
