import { expect, it } from 'vitest';
import { commandLine } from '../testing/command-line.ts';

it('tokens are made, shown once, listed and revoked where the store is, and builds that nobody needs are deleted', async () => {
  const { keep, publish } = await commandLine();
  await publish('1.0.0', '--promote');
  const json = async (words: string) => JSON.parse((await keep(`${words} --json`)).stdout);
  expect(await json('gc')).toMatchObject({ deleted: [], kept: 1 });
  expect((await keep('gc')).stdout).toContain('Deleted 0 builds');
  const made = await json('token create --name "team demo" --scope publish:mf-demo --scope read --days 7');
  expect(made.text).toMatch(/^dana_/);
  expect((await keep('token list')).stdout).toMatch(/team demo +publish:mf-demo read +until \d{4}-/);
  expect((await keep(`token revoke ${made.token.id}`)).stdout).toContain('is revoked');
  const { stdout } = await keep('token list');
  expect(stdout).toMatch(/team demo +publish:mf-demo read +revoked/);
  expect(stdout).not.toContain(made.text);
  expect((await keep('token create --name x2 --scope fly:mf-demo')).stderr).toContain(
    '"fly:mf-demo" is not a scope',
  );
});

it('wrong usage says what can be done', async () => {
  const { keep, release } = await commandLine();
  const wrong = ['token', 'token create', 'token revoke', 'token list x', 'gc mf-demo'];
  for (const words of [...wrong, 'keys', 'keys make', 'keys list'])
    expect([words, (await keep(words)).exitCode]).toEqual([words, 2]);
  expect((await keep('token --help')).stdout).toContain('create --name n --scope s');
  for (const moved of ['token list', 'keys list', 'gc'])
    expect((await release(moved)).stderr).toMatch(/There is no verb[\s\S]*pnpm ops --help/);
});
