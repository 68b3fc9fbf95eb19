import {
  type BuildInterfaces,
  buildInterfacesSchema,
  type Used,
} from '@dana/contracts/interfaces/build-interfaces';
import type { ReleaseManifest } from '@dana/contracts/release/release-manifest';
import { interfacesOfTree, treeKey } from '../store/key.ts';
import type { Store } from '../store/store.ts';

/** One written by the build for browsers, one by that for the server. */
export const interfaceFiles = ['web/interfaces.json', 'node/interfaces.json'];

/**
 * What a release takes of others and gives to them, in the browser and on the server together.
 * @returns undefined for a release of before builds wrote it down, and where it cannot be read: then versions alone are
 * compared.
 */
export async function readInterfaces(
  store: Pick<Store, 'get'>,
  { remote, treeHash }: Pick<ReleaseManifest, 'remote' | 'treeHash'>,
): Promise<BuildInterfaces | undefined> {
  return parse(await store.get(interfacesOfTree(treeKey(remote, treeHash))));
}

/** What the builds of one release wrote down, together. @param parts – their files. */
export function joinInterfaces(parts: readonly (Uint8Array | undefined)[]): BuildInterfaces | undefined {
  const [first, second] = parts.map(parse).filter((part) => part !== undefined);
  return first && second ? joined(first, second) : first;
}

function parse(bytes: Uint8Array | undefined): BuildInterfaces | undefined {
  if (bytes === undefined) return undefined;
  try {
    return buildInterfacesSchema.safeParse(JSON.parse(new TextDecoder().decode(bytes))).data;
  } catch {
    return undefined;
  }
}

function joined(web: BuildInterfaces, node: BuildInterfaces): BuildInterfaces {
  return {
    schema: 1,
    exports: merged(web.exports, node.exports, (a, b) => merged(a, b, joinedUse)),
    ...(web.provides && { provides: web.provides }),
    emits: merged(web.emits, node.emits, joinedUse),
    listens: merged(web.listens, node.listens, joinedUse),
    shows: merged(web.shows, node.shows, joinedUse),
    offers: { ...node.offers, ...web.offers },
  };
}

const joinedUse = (a: Used, b: Used): Used => ({ ...a, files: [...new Set([...a.files, ...b.files])] });

function merged<Value>(
  a: Readonly<Record<string, Value>>,
  b: Readonly<Record<string, Value>>,
  join: (one: Value, other: Value) => Value,
): Record<string, Value> {
  const both = { ...a };
  for (const [name, value] of Object.entries(b)) both[name] = both[name] ? join(both[name], value) : value;
  return both;
}
