import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followManifest } from './follow-manifest.ts';

let folder: string;
let end: (() => void) | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mf-followed-'));
  for (const part of ['exposed', 'routes', 'locales'])
    await mkdir(join(folder, 'src', part), { recursive: true });
  for (const page of ['first', 'second']) await writeFile(join(folder, `src/routes/${page}.route.tsx`), '');
  for (const locale of ['en', 'ar']) await writeFile(join(folder, `src/locales/${locale}.json`), '{}');
  await writeVersion('1.0.0');
  await write([{ path: '/first', module: './first.route' }]);
});
afterEach(async () => {
  end?.();
  await rm(folder, { recursive: true, force: true });
});

const write = (routes: object[]): Promise<void> =>
  writeFile(
    join(folder, 'src/exposed/manifest.ts'),
    `export const manifest = ${JSON.stringify({ remote: 'mf-followed', routes, slots: {}, services: [] })};`,
  );

const writeVersion = (version: string): Promise<void> =>
  writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'mf-followed', version }));

async function follow() {
  const onIdentity = vi.fn(async () => undefined);
  const onChange = vi.fn(async () => undefined);
  const onProblem = vi.fn();
  end = await followManifest(folder, { onIdentity, onChange, onProblem });
  return { onIdentity, onChange, onProblem };
}

it('leaves the build alone where a manifest names the same modules, and has it started again where it names others', async () => {
  const { onIdentity, onChange, onProblem } = await follow();
  await write([{ path: '/another', module: './first.route' }]);
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  expect(onIdentity).not.toHaveBeenCalled();

  await write([
    { path: '/another', module: './first.route' },
    { path: '/second', module: './second.route' },
  ]);
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2));
  expect(onIdentity).toHaveBeenCalledOnce();
  expect(onProblem).not.toHaveBeenCalled();
});

it('has the build started again when the version is another, and for nothing else in that file', async () => {
  const { onIdentity, onChange } = await follow();
  await writeVersion('1.0.0');
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  expect(onIdentity).not.toHaveBeenCalled();
  await writeVersion('1.1.0');
  await vi.waitFor(() => expect(onIdentity).toHaveBeenCalledOnce());
});

it('takes a manifest that names a page before its file is there once it is, and says once what is missing', async () => {
  const { onIdentity, onChange, onProblem } = await follow();
  await write([{ path: '/third', module: './third.route' }]);
  await vi.waitFor(() => expect(onProblem).toHaveBeenCalledOnce());
  await writeFile(join(folder, 'src/locales/en.json'), '{ "third": "Third" }');
  await writeFile(join(folder, 'src/routes/third.route.tsx'), '');
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  expect(onIdentity).toHaveBeenCalledOnce();
  expect(onProblem).toHaveBeenCalledOnce();
});

it('says what is wrong with a manifest, and goes on with the next', async () => {
  const { onChange, onProblem } = await follow();
  await write([{ path: '/third', module: './third.route' }]);
  await vi.waitFor(() => expect(onProblem).toHaveBeenCalledWith(expect.stringContaining('third.route')));
  await write([{ path: '/first', module: './first.route' }]);
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
});
