import postcss, { type AtRule, type ChildNode, type Declaration, type Rule } from 'postcss';
import { type SelectorNeeds, selectorNeeds } from './selector-needs.ts';

/** A declaration as it stands in the sheet. `reads`: custom properties that it takes values from. */
export type SheetDeclaration = { name: string; text: string; reads: readonly string[] };

export type SheetRule = {
  /** What stands around it, outermost first, such as `@layer remote`. */
  around: readonly string[];
} & (
  | {
      kind: 'style';
      selectors: readonly { text: string; needs: SelectorNeeds }[];
      declarations: readonly SheetDeclaration[];
    }
  /** Keyframes and registered properties: wanted where their name is used. */
  | { kind: 'named'; name: string; text: string }
  | { kind: 'always'; text: string }
);

/** A style sheet of a release, read once. */
export type Sheet = {
  rules: readonly SheetRule[];
  /** In the order in which the sheet names them first: leaving rules out must not change it. */
  layers: readonly string[];
  /** It holds font faces and nothing else, so that a document has all of it. */
  isOfFaces: boolean;
};

/** Pages without scripts and on paper have the whole sheets, before they are shown. */
const leftToWholeSheets = /\bprint\b|scripting:\s*none/;

/** What a page that nobody touches does not show. */
const shownLater = /^(?:-webkit-)?(?:transition|cursor|touch-action|user-select|will-change)\b/;

/**
 * Reads a style sheet.
 * @param folder – where it stands; addresses in it are written out from there.
 * Errors: throws on text that is no style sheet.
 */
export function parseSheet(text: string, folder: string): Sheet {
  const rules: SheetRule[] = [];
  const layers: string[] = [];

  function visit(nodes: readonly ChildNode[], around: readonly string[]): void {
    for (const node of nodes) {
      if (node.type === 'rule') rules.push(...styleRule(node, around));
      if (node.type === 'atrule') visitAtRule(node, around);
    }
  }

  function visitAtRule(node: AtRule, around: readonly string[]): void {
    const { name, params } = node;
    if (name === 'layer' && params)
      layers.push(...params.split(',').map((part) => layerName(around, part.trim())));
    if (name === 'keyframes' || name === 'property')
      rules.push({ kind: 'named', name: params.trim(), around, text: node.toString() });
    else if (name === 'font-face') rules.push({ kind: 'always', around, text: node.toString() });
    else if (node.nodes && !(name === 'media' && leftToWholeSheets.test(params)))
      visit(node.nodes, [...around, `@${name} ${params}`]);
  }

  const withFolder = text.replaceAll(/url\((['"]?)(?![a-z]+:|\/|#|['"])/gi, `url($1${folder}`);
  const { nodes } = postcss.parse(withFolder);
  visit(nodes, []);
  const isOfFaces = nodes.every((node) => node.type === 'atrule' && node.name === 'font-face');
  return { rules, layers: [...new Set(layers)], isOfFaces };
}

/** A layer within another one is called by both their names. */
function layerName(around: readonly string[], name: string): string {
  const outer = around.flatMap((part) => (part.startsWith('@layer ') ? [part.slice('@layer '.length)] : []));
  return [...outer, name].join('.');
}

function styleRule(rule: Rule, around: readonly string[]): SheetRule[] {
  const selectors = rule.selectors.flatMap((text) => {
    const needs = selectorNeeds(text);
    return needs ? [{ text, needs }] : [];
  });
  if (selectors.length === 0) return [];
  const declarations = (rule.nodes ?? []).flatMap((node) =>
    node.type === 'comment' || (node.type === 'decl' && shownLater.test(node.prop))
      ? []
      : [declarationOf(node)],
  );
  return [{ kind: 'style', around, selectors, declarations }];
}

function declarationOf(node: Declaration | Rule | AtRule): SheetDeclaration {
  const text = node.toString();
  const reads = [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
  // A rule within a rule is kept whole.
  return { name: node.type === 'decl' ? node.prop : '', text, reads };
}
