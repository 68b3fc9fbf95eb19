import { type Node, parse } from 'acorn';
import { simple } from 'acorn-walk';
import type { Identifier } from '@mdn/browser-compat-data';
import { data, featureAt, lackingBrowsers } from './feature-data.ts';

type Named = Node & { name?: string; value?: unknown; computed?: boolean };
type Keyed = Node & { key: Named; computed: boolean };
type Member = Node & { object: Named; property: Named; computed: boolean };

/**
 * The features of the platform that a built script names, as paths of MDN's data (`javascript.builtins.Intl.Segmenter`).
 * A local variable with the name of a global counts as the global; builds shorten local names, so there are none.
 * @param syntax – the newest ECMAScript that all declared browsers read, as a year.
 * Errors: throws on syntax that is newer, patterns of regular expressions with it.
 */
export function scriptFeatures(code: string, syntax: number): Set<string> {
  const found = new Set<string>();
  const add = (feature: string | undefined) => feature && found.add(feature);
  const tree = parse(code, { ecmaVersion: syntax as 2022, sourceType: 'module' });
  simple(tree, {
    Identifier: (node) => add(globalFeature((node as Named).name ?? '')),
    Property: (node) => {
      const { key, computed } = node as Keyed;
      if (!computed) add(attributeFeature(String(key.name ?? key.value)));
    },
    MemberExpression: (node) => {
      const { object, property, computed } = node as Member;
      const member = computed ? property.value : property.name;
      if (typeof member !== 'string') return;
      const owner = object.type === 'Identifier' ? object.name : undefined;
      add((owner && memberFeature(owner, member)) || unknownMemberFeature(member));
    },
  });
  return found;
}

/* Names of the platform as scripts write them, with the features that they may mean. */

/** Objects that are there without being made, and what they are. */
const instances: Record<string, string> = {
  document: 'Document',
  history: 'History',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  screen: 'Screen',
  window: 'Window',
  globalThis: 'Window',
  self: 'Window',
};

/** The feature that a global name means: `Intl`, `structuredClone`. */
const globalFeature = (name: string): string | undefined =>
  firstOf([`javascript.builtins.${name}`, `api.${name}`, `api.Window.${name}`]);

/** The feature that a property of an object for JSX means: `popover`. */
const attributeFeature = (name: string): string | undefined =>
  firstOf([`html.global_attributes.${name.toLowerCase()}`]);

/** The feature that a member of a global means: `Intl.Segmenter`, `URL.canParse`, `navigator.locks`. */
function memberFeature(object: string, member: string): string | undefined {
  const instance = instances[object];
  if (instance)
    return firstOf([`api.${instance}.${member}`, ...(instance === 'Window' ? [`api.${member}`] : [])]);
  return firstOf([`javascript.builtins.${object}.${member}`, `api.${object}.${member}_static`]);
}

/**
 * Interfaces whose objects scripts meet without naming them. Others are met through their own name, which is judged, and
 * the names of their members are words that scripts use for things of their own (`queue`, `phone`).
 */
const metUnnamed = [
  'Array ArrayBuffer BigInt Date Function Iterator Map Number Object Promise RegExp Set String TypedArray WeakMap WeakSet',
  'AbortSignal Clipboard Document DOMTokenList Element Event EventTarget FormData Headers HTMLDialogElement HTMLElement',
  'HTMLFormElement HTMLImageElement HTMLInputElement HTMLSelectElement Node NodeList Range Request Response Selection',
  'URL URLSearchParams',
].flatMap((line) => line.split(' '));

const tooNewMembers = indexTooNew();

/**
 * The feature that a member of an unknown object means (`list.toSorted`): only names that no interface of the platform
 * has had in all declared browsers, because the object may be any of them.
 */
const unknownMemberFeature = (member: string): string | undefined => tooNewMembers.get(member);

function indexTooNew(): Map<string, string> {
  const groups: [string, Identifier][] = [
    ['javascript.builtins', data.javascript.builtins as Identifier],
    ['api', data.api as Identifier],
  ];
  const owners = groups.flatMap(([group, interfaces]) =>
    Object.entries(interfaces).flatMap(([owner, members]) =>
      Object.entries(members)
        .filter(([key]) => key !== '__compat' && key !== owner && !isStatic(owner, key))
        .map(([key, feature]) => ({
          key,
          owner,
          path: `${group}.${owner}.${key}`,
          feature: feature as Identifier,
        })),
    ),
  );
  const everywhere = new Set(
    owners.filter(({ feature }) => lackingBrowsers(feature).length === 0).map(({ key }) => key),
  );
  const tooNew = owners.filter(({ key, owner }) => metUnnamed.includes(owner) && !everywhere.has(key));
  // The first of several stays.
  return new Map(tooNew.toReversed().map(({ key, path }) => [key, path]));
}

/** The data marks members of a class itself only for the Web's interfaces. Errors and events are not met as members. */
function isStatic(owner: string, member: string): boolean {
  return /_static$|_event$/.test(member) || Object.hasOwn(Reflect.get(globalThis, owner) ?? {}, member);
}

function firstOf(paths: string[]): string | undefined {
  return paths.find((path) => featureAt(path.split('.')));
}
