import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shopSchema } from '@dana/contracts/api/shop';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { devPortOf } from '../dev-port.ts';
import { deployables, workspaceRoot } from '../workspace.ts';
import { remoteFiles } from './remote-files.ts';
import { repositoryFiles } from './repository-files.ts';

it('a new remote has the same kinds of files as those there are, and a page in both languages', () => {
  const files = remoteFiles({ name: 'mf-gift-cards', devPort: 3106 });
  expect(JSON.parse(files['mf-gift-cards/package.json']!)).toMatchObject({
    name: 'mf-gift-cards',
    version: '1.0.0',
  });
  const [en, ar] = ['en', 'ar'].map((locale) =>
    JSON.parse(files[`mf-gift-cards/src/locales/${locale}.json`]!),
  );
  expect(Object.keys(en.page)).toEqual(Object.keys(ar.page));
  expect(files['mf-gift-cards/src/routes/gift-cards.route.tsx']).toContain("useTranslation('gift-cards')");
});

it('a new remote in its own repository knows nothing of the workspace, and the example is one', () => {
  const files = repositoryFiles({ name: 'mf-gift-cards', devPort: 3106 });
  expect(Object.values(files).join()).not.toMatch(/workspace:|catalog:|\.\.\/shared|pnpm release/);
  const example = join(workspaceRoot, 'examples/gift-cards-repository');
  const read = (path: string) => readFileSync(join(example, path), 'utf8');
  const own = /^src\/(routes|locales|exposed)\/|^package\.json$/;
  for (const [path, text] of Object.entries(files))
    if (own.test(path)) expect(existsSync(join(example, path)), path).toBe(true);
    else expect(read(path), path).toBe(text);
  const namesOf = (text: string) => {
    const { dependencies, devDependencies } = JSON.parse(text);
    return [Object.keys(dependencies), Object.keys(devDependencies)];
  };
  expect(namesOf(files['package.json']!)).toEqual(namesOf(read('package.json')));
});

it('the guide for owners names every field that shop.json can have', () => {
  const guide = readFileSync(join(workspaceRoot, 'docs/make-it-yours.md'), 'utf8');
  const fields = Object.entries(z.toJSONSchema(shopSchema).properties ?? {}).flatMap(([name, field]) => [
    name,
    ...Object.keys((typeof field === 'object' && field.properties) || {}),
  ]);
  expect(fields).toContain('replyWithin');
  expect(fields.filter((name) => !guide.includes(`"${name}"`) && !guide.includes(` ${name},`))).toEqual([]);
});

it('every dev server has a port of its own', () => {
  const ports = deployables.map(devPortOf);
  expect(new Set(ports).size).toBe(ports.length);
});
