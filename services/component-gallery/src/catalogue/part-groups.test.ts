import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { partGroups, unseenParts } from './part-groups.ts';

const uiSource = new URL('../../../../shared/ui/src/', import.meta.url);

/** The entries of `@dana/ui`: the light parts, and each folder that its exports make an entry. */
function entries(): string[] {
  const folders = readdirSync(uiSource, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const heavy = folders.filter(({ name }) => readdirSync(new URL(name, uiSource)).includes('index.tsx'));
  return ['@dana/ui', ...heavy.map(({ name }) => `@dana/ui/${name}`)];
}

/** What an entry exports and React draws: functions whose names begin with a capital letter. */
async function partsOf(entry: string): Promise<string[]> {
  const exported = (await import(entry)) as Record<string, unknown>;
  return Object.keys(exported)
    .filter((name) => typeof exported[name] === 'function' && /^[A-Z]/.test(name))
    .map((name) => `${name} of ${entry}`);
}

it('shows every part that can be imported, and none that is gone', async () => {
  const exported = (await Promise.all(entries().map(partsOf))).flat();
  const seen = exported.filter((part) => !unseenParts.some((name) => part.startsWith(`${name} of `)));
  const shown = partGroups.flatMap(({ parts }) => parts.map(({ name, from }) => `${name} of ${from}`));
  expect(
    seen.filter((part) => !shown.includes(part)),
    'New parts that /dev/parts does not show: add a file with all their states beside the others of their kind in ' +
      'services/component-gallery/src/catalogue, and name them in the list of that kind.',
  ).toEqual([]);
  expect(
    shown.filter((part) => !seen.includes(part)),
    'Parts on /dev/parts that shared/ui has no more: take them out of services/component-gallery/src/catalogue.',
  ).toEqual([]);
});

it('shows each part once', () => {
  const names = partGroups.flatMap(({ parts }) => parts.map(({ name }) => name));
  expect(names).toEqual([...new Set(names)]);
});
