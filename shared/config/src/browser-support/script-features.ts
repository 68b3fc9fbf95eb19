import { type Node, parse } from 'acorn';
import { simple } from 'acorn-walk';
import { attributeFeature, globalFeature, memberFeature, unknownMemberFeature } from './script-names.ts';

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
