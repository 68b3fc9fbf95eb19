import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkUsage, compareBundles, flatten } from '../texts/locale-bundle.ts';
import { deployables, folderOf } from '../workspace.ts';
import { pageFiles } from './page-files.ts';
import { remoteFiles } from './remote-files.ts';

const readOf = (remote: string) => (path: string) => {
  const file = join(folderOf(remote), path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

const remotes = deployables.filter((name) => name !== 'shell');

describe.each(remotes)('a new page of %s', (remote) => {
  const read = readOf(remote);
  const files = pageFiles({ remote, name: 'gift-ideas', read });

  it('is added to what there is', () => {
    for (const [path, text] of Object.entries(files)) {
      const before = read(path);
      if (before === undefined) continue;
      if (path.endsWith('.json')) expect(JSON.parse(text)).toMatchObject(withLargerEntry(JSON.parse(before)));
      else expect(text.split('\n')).toEqual(expect.arrayContaining(before.split('\n')));
    }
    expect(files['src/exposed/manifest.ts']).toContain("module: './gift-ideas.route'");
    expect(JSON.parse(files['package.json']!).size['gift-ideas.route']).toBeGreaterThan(0);
    expect(files['src/api/schemas.ts']!.match(/brandsAnswerSchema/g)).toHaveLength(1);
  });

  it('has exactly the texts that it shows, in both languages', () => {
    const [en, ar] = ['en', 'ar'].map((locale) => {
      const { giftIdeas } = JSON.parse(files[`src/locales/${locale}.json`]!);
      return flatten({ giftIdeas });
    });
    const route = { path: 'gift-ideas.route.tsx', text: files['src/routes/gift-ideas.route.tsx']! };
    expect([...compareBundles(en!, ar!), ...checkUsage(en!, [route], [])]).toEqual([]);
  });
});

it('a remote that made no call until now gets what a call takes', () => {
  const remote = 'mf-gifts';
  const made = remoteFiles({ name: remote, devPort: 3106 });
  const files = pageFiles({ remote, name: 'ideas', read: (path) => made[`${remote}/${path}`] });
  expect(files['src/api/schemas.ts']).toContain('brandsAnswerSchema');
  expect(Object.keys(JSON.parse(files['package.json']!).dependencies)).toEqual(
    expect.arrayContaining(['@dana/api-client', '@tanstack/react-query', '@dana/ui']),
  );
});

it('a page whose file or texts there are is refused with their name', () => {
  const read = readOf('mf-content');
  const about = () => pageFiles({ remote: 'mf-content', name: 'about', read });
  expect(about).toThrow('There is src/api/about.queries.ts in mf-content already.');
  const sidebar = () => pageFiles({ remote: 'mf-content', name: 'sidebar', read });
  expect(sidebar).toThrow('There is a text "sidebar" in mf-content already.');
});

/** The budget of the entry grows with each route. */
function withLargerEntry(known: { size?: { entry: number } }) {
  const least = known.size?.entry;
  if (least === undefined) return known;
  return { ...known, size: { ...known.size, entry: expect.toSatisfy((kb: number) => kb > least) } };
}
