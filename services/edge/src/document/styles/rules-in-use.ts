import type { Sheet, SheetDeclaration, SheetRule } from './parse-sheet.ts';
import { rootConstants, writeOut } from './root-constants.ts';
import type { SelectorNeeds } from './selector-needs.ts';

/** The part of some sheets that a document can show as it was sent, a text for each of them, in their order. */
export function rulesInUse(sheets: readonly Sheet[], html: string): string[] {
  const canMatch = matcherFor(html);
  const constants = rootConstants(sheets);
  const matched = sheets.map(({ rules }) => rules.flatMap((rule) => matchedRule(rule, canMatch)));
  const declared = matched.flat().flatMap((rule) => (rule.kind === 'style' ? rule.declarations : []));
  const properties = propertiesRead(declared, html);
  const isWanted = ({ name }: SheetDeclaration): boolean => !name.startsWith('--') || properties.has(name);
  const words = new Set(
    declared
      .filter((declaration) => isWanted(declaration) && /^(-|anim)/.test(declaration.name))
      .flatMap(({ text }) => text.split(/[^\w-]+/)),
  );
  return matched.map((rules, index) => {
    const parts = rules.flatMap((rule): Part[] => {
      if (rule.kind !== 'style')
        return rule.kind === 'always' || words.has(rule.name) || properties.has(rule.name) ? [rule] : [];
      const declarations = rule.declarations.filter(isWanted);
      if (declarations.length === 0) return [];
      const selectors = rule.selectors.map(({ text }) => text).join(',');
      const block = writeOut(declarations.map(({ text }) => text).join(';'), constants);
      return [{ around: rule.around, text: `${selectors}{${block}}` }];
    });
    const layers = sheets[index]?.layers ?? [];
    return (layers.length > 0 ? `@layer ${layers.join(',')};` : '') + inTheirPlaces(parts);
  });
}

type Part = { around: readonly string[]; text: string };

/** Opens and closes what stands around the parts, once for neighbours in the same place. */
function inTheirPlaces(parts: readonly Part[]): string {
  let text = '';
  let open: readonly string[] = [];
  const move = (next: readonly string[]): void => {
    let same = 0;
    while (same < open.length && open[same] === next[same]) same += 1;
    text += '}'.repeat(open.length - same);
    text += next
      .slice(same)
      .map((opening) => `${opening}{`)
      .join('');
    open = next;
  };
  for (const part of parts) {
    move(part.around);
    text += part.text;
  }
  move([]);
  return text;
}

function matchedRule(rule: SheetRule, canMatch: (needs: SelectorNeeds) => boolean): SheetRule[] {
  if (rule.kind !== 'style') return [rule];
  const selectors = rule.selectors.filter(({ needs }) => canMatch(needs));
  return selectors.length > 0 ? [{ ...rule, selectors }] : [];
}

function matcherFor(html: string): (needs: SelectorNeeds) => boolean {
  const classes = new Set(
    [...html.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' ')),
  );
  const tags = new Set([...html.matchAll(/<([a-z][\w-]*)/g)].map(([, tag = '']) => tag));
  const attributes = new Map<string, boolean>();
  const hasAttribute = (name: string): boolean => {
    const known = attributes.get(name) ?? html.includes(` ${name}`);
    attributes.set(name, known);
    return known;
  };
  return (needs) =>
    needs.classes.every((name) => classes.has(name)) &&
    needs.tags.every((name) => tags.has(name)) &&
    needs.attributes.every(hasAttribute);
}

/** Custom properties that something reads, by way of others too. */
function propertiesRead(declared: readonly SheetDeclaration[], html: string): ReadonlySet<string> {
  const declaredAs = Map.groupBy(declared, ({ name }) => name);
  const found = new Set<string>();
  const waiting = [
    ...declared.filter(({ name }) => !name.startsWith('--')).flatMap(({ reads }) => reads),
    ...[...html.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name),
  ];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    for (const { reads } of declaredAs.get(name) ?? []) waiting.push(...reads);
  }
  return found;
}
