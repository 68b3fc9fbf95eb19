import { join } from 'node:path';
import ts from 'typescript-library';
import { afterEach, expect, it, vi } from 'vitest';
import { sharedPackages } from '../singletons.ts';
import { workspaceRoot } from '../workspace.ts';
import { changeOf } from './published-shapes.ts';
import { readInterfaces } from './read-interface.ts';

/** What the shared packages give, with these changes in files of the contracts. */
function interfacesWith(edits: Readonly<Record<string, (text: string) => string>> = {}) {
  const { readFile } = ts.sys;
  vi.spyOn(ts.sys, 'readFile').mockImplementation((path, encoding) => {
    const text = readFile.call(ts.sys, path, encoding);
    const name = Object.keys(edits).find((file) => path.endsWith(`shared/contracts/src/${file}`));
    if (name === undefined || text === undefined) return text;
    const edited = edits[name]?.(text) ?? text;
    if (edited === text) throw new Error(`${path} is not changed by the edit.`);
    return edited;
  });
  const found = readInterfaces(
    Object.fromEntries(
      sharedPackages.map((name) => [
        name,
        join(workspaceRoot, 'shared', name.replace('@dana/', ''), 'src/index.ts'),
      ]),
    ),
  );
  vi.restoreAllMocks();
  return found;
}

const before = interfacesWith();
const kindsWith = (edits: Parameters<typeof interfacesWith>[0]): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(interfacesWith(edits)).flatMap(([name, after]) => {
      const { kind, reasons } = changeOf(before[name] ?? {}, after);
      return kind === 'none' ? [] : [[name, kind === 'major' ? reasons : kind]];
    }),
  );

afterEach(() => vi.restoreAllMocks());

it('one more slot is an addition for every package, or no change', () => {
  const withSlot = (text: string) =>
    text.replace(
      "  'product.quickView': z.object({}),",
      "  'product.quickView': z.object({}),\n  'content.teaser': z.object({ count: z.optional(z.int()) }),",
    );
  expect(Object.values(kindsWith({ 'slots.ts': withSlot })).filter((kind) => kind !== 'minor')).toEqual([]);
}, 120_000);

it('one more event is an addition for every package, or no change', () => {
  const withEvent = (text: string) =>
    text.replace(
      "z.discriminatedUnion('type', [",
      "z.discriminatedUnion('type', [\n  z.object({ type: z.literal('content.opened'), slug: z.string() }),",
    );
  expect(Object.values(kindsWith({ 'events.ts': withEvent })).filter((kind) => kind !== 'minor')).toEqual([]);
}, 120_000);
